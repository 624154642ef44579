/** Shares one Chromium for each set of flags among all test files of a worker. */
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../src/cli/chromium.ts'

export { launchChromium }

/** Flags for pages without 3D, which need much less CPU time without a graphics card. */
export const flat = ['--disable-gpu', '--disable-3d-apis', '--js-flags=--liftoff-only'] as const

/**
 * WebGL still renders in SwiftShader, but the CPU composites the page directly: a third of the work for a coarse
 * canvas. Each frame copies the canvas, which costs more at full density.
 */
export const softwareCompositing = ['--disable-gpu-compositing'] as const

/**
 * Browsers are reused, since starting one takes longer than many tests; contexts keep profiles apart. They end with the
 * worker.
 */
const running = new Map<string, Promise<Browser>>()

export async function sharedChromium(more: readonly string[] = []): Promise<Browser> {
  const kind = more.join(' ')
  const known = await running.get(kind)
  if (known?.isConnected()) return known
  const browser = launchChromium(more)
  running.set(kind, browser)
  return browser
}
