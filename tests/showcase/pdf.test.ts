/** Tests the PDF writer's cross-reference table. */
import { expect, test } from 'vitest'
import { pdfOf } from '../../src/app/showcase/pdf.ts'

test('every object is at its offset in the cross-reference table', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0, 1, 2, 250, 0xff, 0xd9])
  const pdf = pdfOf([
    { jpeg, wide: 10, high: 20 },
    { jpeg, wide: 30, high: 40 },
  ])
  const text = Buffer.from(pdf).toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) =>
    Number(place),
  )
  expect(places.length).toBe(8)
  places.forEach((place, i) => expect(text.slice(place).startsWith(`${i + 1} 0 obj`)).toBe(true))
  expect(text).toContain('/Count 2')
  expect(text.split('/Length 8 >>\nstream\n\u00ff\u00d8').length).toBe(3)
})
