/** `npm run build`: builds the page, ready to be served. */
import { readArgs } from './args.ts'
import { runNode } from './spawn.ts'

/** The start scripts are plain JavaScript, since they run before anything is installed. */
interface Building {
  buildPage(more: readonly string[]): number
}

const about = `npm run build [-- options]

Builds the page into dist/, ready to be served. A page that is served from there meanwhile stays
whole: the new one is built beside it and takes its place when it is done.

  --outDir DIR      builds into this folder instead (emptied before)
  --sourcemap KIND  writes source maps: true, inline or hidden
  --logLevel LEVEL  info (default), warn, error or silent`

const logLevels = ['info', 'warn', 'error', 'silent'] as const
const sourceMaps = ['true', 'inline', 'hidden'] as const

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, { outDir: text, sourcemap: text, logLevel: text })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const level = args.choice('logLevel', logLevels) ?? 'info'
  const maps = args.choice('sourcemap', sourceMaps)
  const more = ['--logLevel', level, ...(maps === undefined ? [] : ['--sourcemap', maps])]
  const folder = args.text('outDir')
  if (folder !== undefined) {
    const where = ['--outDir', folder, '--emptyOutDir']
    return runNode(['node_modules/vite/bin/vite.js', 'build', ...where, ...more])
  }
  const { buildPage } = (await import(new URL('buildPage.mjs', import.meta.url).href)) as Building
  return buildPage(more)
}
