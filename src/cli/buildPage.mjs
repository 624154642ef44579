/** Builds the page beside the one that is served, and puts it in its place when it is whole. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'
import { putInPlace } from './serve/place.mjs'

export const dist = join(root, 'dist')

const vite = join('node_modules', 'vite', 'bin', 'vite.js')

const cache = join(root, '.cache')
const beside = /^dist-next-(\d+)$/

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Builds that were interrupted leave their folder. */
function removeAbandoned() {
  for (const name of readdirSync(cache)) {
    const pid = Number(beside.exec(name)?.[1] ?? process.pid)
    if (!isRunning(pid)) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** Gives back the exit code; `more` goes to Vite. */
export function buildPage(more = []) {
  const next = join(cache, `dist-next-${process.pid}`)
  mkdirSync(next, { recursive: true })
  removeAbandoned()
  const where = ['--outDir', next, '--emptyOutDir']
  const code = run(process.execPath, [vite, 'build', ...where, ...more])
  try {
    if (code === 0) putInPlace(next, dist)
    return code
  } catch (error) {
    console.error(`The new page could not be put in the place of the old one: ${error.message}`)
    return 1
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}
