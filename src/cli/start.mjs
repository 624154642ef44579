/** `npm start`: installs what is missing, builds, serves and opens the table. Node's built-in modules alone. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages, root, run, stop } from './install.mjs'

const help = `npm start [-- options]
  --port N    the port to serve on (5310); a taken one gives the next
  --no-open   do not open the browser
  --help      this text`

function options() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '5310' },
        'no-open': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    return stop(`${error.message}\n\n${help}`)
  }
}

function open(address) {
  const programs = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }
  const [program, ...args] = programs[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () =>
    console.log('No browser could be opened here: open the address yourself.'),
  )
  child.unref()
}

const wanted = options()
if (wanted.help) {
  console.log(help)
  process.exit(0)
}
const port = Number(wanted.port)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`--port must be a whole number from 1 to 65535, not ${wanted.port}.`)
}

ensurePackages()
console.log('Building the table …')
if (
  run(process.execPath, [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]) !== 0
) {
  stop('The table could not be built: see the lines above.')
}
// what it serves with is a package: it may have been missing until now
const { serve } = await import('./serve.mjs')
const served = await serve(join(root, 'dist'), port).catch((error) =>
  stop(`The table could not be served: ${error.message}`),
)
if (served.port !== port) console.log(`Port ${port} is taken; using ${served.port} instead.`)
const address = `http://localhost:${served.port}/`
console.log(`The table is open at ${address} (Ctrl+C closes it).`)
if (!wanted['no-open']) open(address)
