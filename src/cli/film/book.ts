/** Makes a picture book of a match, as HTML and PDF: one still with its line of text for each great moment. */
import type { GreatMoment } from '../../film/moments.ts'
import type { Plot, FilmStill } from '../../film/order.ts'
import type { Language } from '../../words/types.ts'
import { writeWhole } from '../files.ts'
import type { FilmPageClient } from './page.ts'
import type { Progress } from './progress.ts'

/** The largest number of pictures in a book. */
const mostPictures = 24

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const style = `
@page { size: 297mm 210mm; margin: 0 }
body { margin: 0; background: #2a1710; color: #f6ebcf; font: 20px/1.4 Georgia, serif }
h1 { margin: 0; padding: 6vh 6vw 2vh; font-weight: 400 }
figure { margin: 0; padding: 5vh 6vw; break-inside: avoid; page-break-after: always }
figure:last-child { page-break-after: auto }
img { display: block; width: 100%; height: auto }
figcaption { padding-top: 0.6em }
@media print { h1 { page-break-after: always; padding-top: 40vh; text-align: center }
  figure { padding: 12mm 24mm; height: 186mm; box-sizing: border-box }
  img { height: 150mm; object-fit: contain } }
`

function htmlOf(title: string, language: Language, stills: readonly FilmStill[]): string {
  const figures = stills.map(({ picture, lines }) => {
    const told = safe(lines.join(' '))
    const image = `<img alt="${told.replaceAll('"', '&quot;')}" src="data:image/jpeg;base64,${picture}">`
    return `<figure>${image}<figcaption>${told}</figcaption></figure>`
  })
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${style}</style>`
  return `<!doctype html><html lang="${language}"><head>${head}</head><body><h1>${safe(title)}</h1>${figures.join('\n')}</body></html>\n`
}

export interface Book {
  readonly pictures: number
  readonly html: string
  readonly pdf: string
}

/** The moments of the greatest weight, in the order of play. */
export const picturesOf = ({ moments }: Plot): readonly GreatMoment[] =>
  moments
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostPictures)
    .toSorted((a, b) => a.seconds - b.seconds)

export async function makeBook(
  page: FilmPageClient,
  moments: readonly GreatMoment[],
  { out, title, language }: { out: string; title: string; language: Language },
  progress: Progress,
): Promise<Book> {
  const stills: FilmStill[] = []
  for (const moment of moments) {
    stills.push(await page.still(moment))
    progress.add(1)
  }
  progress.end()
  const html = htmlOf(title, language, stills)
  const pdf = out.replace(/\.html$/, '.pdf')
  const printed = await page.print(html)
  writeWhole(out, html)
  writeWhole(pdf, printed)
  return { pictures: stills.length, html: out, pdf }
}
