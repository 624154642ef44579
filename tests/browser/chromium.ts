/** Starts Chromium with what it is told here: no window, no network of its own, WebGL in software. */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { root } from '../architecture/imports.ts'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Much cheaper for a machine without a graphics card, where nothing is drawn in 3D. */
export const flat = ['--disable-gpu', '--disable-3d-apis'] as const

/** The start scripts are plain JavaScript, since they run before anything is installed. */
interface Install {
  ensureChromium(): string
}

/** Installs it where it is missing, as `npm test` does. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const { ensureChromium } = (await import(join(root, 'src/cli/install.mjs'))) as Install
  return chromium.launch({ executablePath: ensureChromium(), args: [...flags, ...more] })
}
