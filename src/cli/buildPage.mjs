/** Builds the page beside the one that is served, and puts it in its place when it is whole. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'
import { putInPlace } from './serve/place.mjs'

export const dist = join(root, 'dist')

const vite = join('node_modules', 'vite', 'bin', 'vite.js')

/** Gives back the exit code; `more` goes to Vite. */
export function buildPage(more = []) {
  const next = join(root, '.cache', `dist-next-${process.pid}`)
  mkdirSync(next, { recursive: true })
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
