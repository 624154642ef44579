/** Starts Chromium with what it is told here: no window, no network of its own, WebGL in software. */
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

/** Installs it where it is missing, as `npm test` does. Who is interrupted may have more to do than to close it. */
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
