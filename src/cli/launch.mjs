/** Starts a command of `src/cli` on any machine: installs missing packages, then runs TypeScript with tsx. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePackages, root, stop } from './install.mjs'

ensurePackages()
const main = join(root, 'src', 'cli', 'main.ts')
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
// the command ends its own work; on Windows a signal that is passed on would cut that short
const pass = (signal) => process.platform !== 'win32' && child.kill(signal)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal))
child.on('error', (error) => stop(error.message))
child.on('exit', (code) => process.exit(code ?? 1))
