/** Pictures as the pages of a PDF: each a JPEG over a whole A4 sheet, and nothing else. */

/** Of A4, in points. */
const paper = { wide: 595.28, high: 841.89 } as const

const text = new TextEncoder()

interface Picture {
  readonly jpeg: Uint8Array
  readonly wide: number
  readonly high: number
}

/** Objects in order, their places counted for the table at the end. */
export function pdfOf(pictures: readonly Picture[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const places: number[] = []
  let length = 0
  const add = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? text.encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (number: number, ...body: (string | Uint8Array)[]): void => {
    places[number] = length
    add(`${number} 0 obj\n`)
    body.forEach(add)
    add('\nendobj\n')
  }
  add('%PDF-1.4\n')
  const pageOf = (i: number): number => 3 + i * 3
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pictures.map((_, i) => `${pageOf(i)} 0 R`).join(' ')
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`)
  pictures.forEach(({ jpeg, wide, high }, i) => {
    const own = pageOf(i)
    const box = `[0 0 ${paper.wide} ${paper.high}]`
    object(
      own,
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${own + 1} 0 R `,
      `/Resources << /XObject << /P ${own + 2} 0 R >> >> >>`,
    )
    const drawn = `q ${paper.wide} 0 0 ${paper.high} 0 0 cm /P Do Q`
    object(own + 1, `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`)
    object(
      own + 2,
      `<< /Type /XObject /Subtype /Image /Width ${wide} /Height ${high} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    )
  })
  const start = length
  const lines = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${places.length}\n0000000000 65535 f \n${lines.join('')}`)
  add(`trailer\n<< /Size ${places.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
