/** Installs missing packages and the browser on a fresh machine; needs Node's built-in modules only. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const stamp = join(root, 'node_modules', '.jharokha-installed')
const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Windows starts `npm` through a shell only; a shell would take the words of other commands apart at their spaces. */
const needsShell = (program) => process.platform === 'win32' && program === 'npm'

/** Runs a program in the project's folder with its output shown; gives back its exit code. */
export function run(program, args, more = {}) {
  const options = { cwd: root, stdio: 'inherit', shell: needsShell(program), ...more }
  const done = spawnSync(program, args, options)
  if (done.error) return 127
  return done.status ?? 1
}

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Jharokha needs Node 20.19 or later; this is Node ${process.versions.node}.`)
  }
}

/** Installs from the lockfile unless exactly this lockfile was installed before. */
export function ensurePackages() {
  ensureNode()
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages from the lockfile …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    stop('The packages could not be installed: see the lines above. Is the npm registry in reach?')
  writeFileSync(stamp, wanted)
}

export function findChromium() {
  return browsers.find((path) => path && existsSync(path))
}

/** The browser tests need Chromium; on Debian and its relatives it is installed from the distribution's packages. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing it from Debian’s packages …')
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  const installed = findChromium()
  if (!installed) {
    stop(
      'The browser tests need Chromium, and it could not be installed here. Install it (on Debian, as root: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.',
    )
  }
  return installed
}
