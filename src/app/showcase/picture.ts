/** Pictures of any size, whatever the window's: drawn once more, and the window's own picture afterwards. */
import type { Sight } from '../../showcase/link.ts'
import type { ComponentViewer } from './viewer.ts'

export interface PictureSize {
  readonly wide: number
  readonly high: number
}

export const pictureSizes = {
  '1280×720': { wide: 1280, high: 720 },
  '1920×1080': { wide: 1920, high: 1080 },
  '2048×2048': { wide: 2048, high: 2048 },
  '3840×2160': { wide: 3840, high: 2160 },
} as const satisfies Record<string, PictureSize>
export type SizeName = keyof typeof pictureSizes

export async function pictureOf(
  viewer: ComponentViewer,
  sight: Sight,
  { wide, high }: PictureSize,
): Promise<Blob> {
  const { studio } = viewer
  studio.draw(sight, wide, high)
  // copied before the page draws again
  const copy = new OffscreenCanvas(wide, high)
  copy.getContext('2d')?.drawImage(studio.canvas, 0, 0)
  viewer.redraw()
  return copy.convertToBlob({ type: 'image/png' })
}

/** Hands a file over as any page does. */
export function offerDownload(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
