/** The Polish dictionary, assembled from its parts. */
import type { Dictionary } from '../types.ts'
import { border } from './border.ts'
import { borderAside } from './borderAside.ts'
import { bots } from './bots.ts'
import { cli } from './cli.ts'
import { cliFilm } from './cliFilm.ts'
import { clip } from './clip.ts'
import { film } from './film.ts'
import { guide } from './guide.ts'
import { hand } from './hand.ts'
import { kernel } from './kernel.ts'
import { link } from './link.ts'
import { nagaraja } from './nagaraja.ts'
import { nagarajaAside } from './nagarajaAside.ts'
import { pages } from './pages.ts'
import { photo } from './photo.ts'
import { rajas } from './rajas.ts'
import { rajasAside } from './rajasAside.ts'
import { reference } from './reference.ts'
import { share } from './share.ts'
import { showcase } from './showcase.ts'
import { space } from './space.ts'
import { stage } from './stage.ts'
import { start } from './start.ts'
import { tray } from './tray.ts'
import { trust } from './trust.ts'
import { ui } from './ui.ts'

export const pl: Dictionary = {
  ...kernel,
  ...bots,
  ...cli,
  ...cliFilm,
  ...clip,
  ...border,
  ...borderAside,
  ...film,
  ...guide,
  ...link,
  ...hand,
  ...nagaraja,
  ...nagarajaAside,
  ...pages,
  ...photo,
  ...rajas,
  ...rajasAside,
  ...reference,
  ...share,
  ...showcase,
  ...space,
  ...stage,
  ...start,
  ...tray,
  ...trust,
  ...ui,
}
