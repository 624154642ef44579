/** Starts a command of `src/cli` on any machine: installs missing packages, then runs TypeScript with tsx. */
import { ensurePackages, run } from './install.mjs'

ensurePackages()
process.exit(
  run(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...process.argv.slice(2)], {
    cwd: process.cwd(),
  }),
)
