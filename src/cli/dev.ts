/** `npm run dev`: serves the page and renews it with each change of the source. */
import { readArgs } from './args.ts'
import { runNode } from './spawn.ts'

const about = `npm run dev [-- options]

Serves the page from its source and renews it with each change.

  --port N          the port to serve on (5173); a taken one gives the next
  --host ADDRESS    the address to listen on (localhost); 0.0.0.0 lets other machines in
  --open            opens the browser
  --force           prepares the packages again
  --logLevel LEVEL  info (default), warn, error or silent`

const logLevels = ['info', 'warn', 'error', 'silent'] as const

export function run(argv: string[]): number {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const args = readArgs(argv, { port: text, host: text, open: flag, force: flag, logLevel: text })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const port = args.count('port', 1, 65_535)
  const host = args.text('host')
  return runNode([
    'node_modules/vite/bin/vite.js',
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(host === undefined ? [] : ['--host', host]),
    ...(args.has('open') ? ['--open'] : []),
    ...(args.has('force') ? ['--force'] : []),
    '--logLevel',
    args.choice('logLevel', logLevels) ?? 'info',
  ])
}
