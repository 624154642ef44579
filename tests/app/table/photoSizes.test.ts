/** photoSizes: picture sizes in the window's aspect ratio, without duplicates. */
import { expect, test } from 'vitest'
import { photoSizes } from '../../../src/app/table/photo/sizes.ts'

const said = (width: number, height: number, density = 1) =>
  photoSizes({ width, height }, density).map((size) => `${size.width}x${size.height}`)

test('gives a wide window its own size and two screen sizes', () => {
  expect(said(1280, 720)).toEqual(['1280x720', '1920x1080', '3840x2160'])
  expect(said(1920, 1080)).toEqual(['1920x1080', '3840x2160'])
})

test('fits an upright window to upright screens', () => {
  expect(said(390, 844, 3)).toEqual(['887x1920', '1170x2532', '1774x3840'])
})
