/** `npm test`: installs what is missing, then runs every check and ends with the runner's own summary. */
import { join } from 'node:path'
import { buildPage } from '../src/cli/buildPage.mjs'
import { ensureChromium, ensurePackages, run, stop } from '../src/cli/install.mjs'

const bin = (name, file) => join('node_modules', name, file)
const checks = [
  ['Types', bin('typescript', 'bin/tsc'), ['-p', 'tsconfig.json']],
  ['Types without the DOM', bin('typescript', 'bin/tsc'), ['-p', 'src/tsconfig.json']],
  ['Lint', bin('oxlint', 'bin/oxlint'), ['--quiet', 'src', 'tests', 'models', 'vite.config.ts']],
  ['Format', bin('oxfmt', 'bin/oxfmt'), ['--check', 'src', 'tests', 'models', 'vite.config.ts']],
]

const began = Date.now()
const only = process.argv.includes('--checks-only')
ensurePackages()
for (const [name, program, args] of checks) {
  console.log(`— ${name}`)
  if (run(process.execPath, [program, ...args]) !== 0) stop(`${name}: see the lines above.`)
}
if (only) process.exit(0)

const chromium = ensureChromium()
console.log('— Build')
if (buildPage(['--logLevel', 'warn']) !== 0) stop('Build: see the lines above.')
console.log('— Tests')
const args = process.argv.slice(2)
const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  // a run of some files says nothing of how long all of them take
  JHAROKHA_TESTS_BEGAN: args.length === 0 ? String(began) : '',
}
process.exit(run(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', ...args], { env }))
