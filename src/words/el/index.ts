/** Greek. */
import type { Dictionary } from '../types.ts'
import { border } from './border.ts'
import { cli } from './cli.ts'
import { guide } from './guide.ts'
import { kernel } from './kernel.ts'
import { nagaraja } from './nagaraja.ts'
import { rajas } from './rajas.ts'
import { reference } from './reference.ts'
import { tray } from './tray.ts'
import { trust } from './trust.ts'
import { ui } from './ui.ts'

export const el: Dictionary = {
  ...kernel,
  ...cli,
  ...border,
  ...guide,
  ...nagaraja,
  ...rajas,
  ...reference,
  ...tray,
  ...trust,
  ...ui,
}
