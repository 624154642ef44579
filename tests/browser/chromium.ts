/** Keeps one Chromium of each kind for all test files of a worker. */
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../src/cli/chromium.ts'

export { launchChromium }

/** Much cheaper for a machine without a graphics card, where nothing is drawn in 3D. */
export const flat = ['--disable-gpu', '--disable-3d-apis'] as const

/**
 * WebGL is drawn by SwiftShader as ever, but the page is composited by the CPU directly, not by SwiftShader too: a
 * third of the work for a coarse canvas. A canvas is copied for each frame, which is dearer at full density.
 */
export const softwareCompositing = ['--disable-gpu-compositing'] as const

/** To start one takes longer than many a test; profiles are apart all the same. It ends with the worker. */
const running = new Map<string, Promise<Browser>>()

export async function sharedChromium(more: readonly string[] = []): Promise<Browser> {
  const kind = more.join(' ')
  const known = await running.get(kind)
  if (known?.isConnected()) return known
  const browser = launchChromium(more)
  running.set(kind, browser)
  return browser
}

/** Takes every page away that was opened in it: files come one after the other. */
export async function emptyChromium(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
