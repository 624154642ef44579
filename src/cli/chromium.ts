/** Starts Chromium without a window and without network traffic of its own, with WebGL in software. */
import { type Browser, chromium } from 'playwright-core'

/** The start scripts are plain JavaScript, since they run before anything is installed. */
interface Install {
  ensureChromium(): string
}

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

/** Installs Chromium if it is missing, as `npm test` does. A command with its own cleanup closes it on signals itself. */
export async function launchChromium(
  more: readonly string[] = [],
  isClosedBySignals = true,
): Promise<Browser> {
  const { ensureChromium } = (await import(new URL('install.mjs', import.meta.url).href)) as Install
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...flags, ...more],
    handleSIGINT: isClosedBySignals,
    handleSIGTERM: isClosedBySignals,
  })
}
