/** `npm start`: installs missing packages, builds, serves and opens the table; needs Node's built-in modules only. */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildPage, dist } from './buildPage.mjs'
import { ensurePackages, stop } from './install.mjs'
import { forgetPrevious } from './serve/place.mjs'

const help = `npm start [-- options]
  --port N    the port to serve on (5310); a taken one gives the next
  --no-open   do not open the browser
  --share     let phones and screens of the local network take part
  --address A the name or address that they use (this machine's own)
  --cert FILE --key FILE  serve it by https with this certificate
  --help      this text`

function options() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '5310' },
        'no-open': { type: 'boolean', default: false },
        share: { type: 'boolean', default: false },
        address: { type: 'string' },
        cert: { type: 'string' },
        key: { type: 'string' },
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
const port = /^\d{1,5}$/.test(wanted.port) ? Number(wanted.port) : 0
if (port < 1 || port > 65_535) {
  stop(`--port must be a whole number from 1 to 65535, not ${JSON.stringify(wanted.port)}.`)
}

const forSharing = ['address', 'cert', 'key'].find((name) => wanted[name] !== undefined)
if (forSharing && !wanted.share) stop(`--${forSharing} is for a shared table: add --share.`)
if ((wanted.cert === undefined) !== (wanted.key === undefined)) {
  stop('--cert and --key belong together: give both files.')
}
if (wanted.address !== undefined && !/^[A-Za-z0-9.-]{1,120}$/.test(wanted.address)) {
  stop(
    `--address must be a name or an address without a port, not ${JSON.stringify(wanted.address)}.`,
  )
}

ensurePackages()
console.log('Building the table …')
forgetPrevious(dist)
if (buildPage(['--logLevel', 'warn']) !== 0) {
  stop('The table could not be built: see the lines above.')
}
// the packages that it needs may have come just now
const { serveTable } = await import('./serveTable.mjs')
const served = await serveTable(dist, port, wanted).catch((error) =>
  stop(`The table could not be served: ${error.message}`),
)
if (served.port !== port) console.log(`Port ${port} is taken; using ${served.port} instead.`)
console.log(`The table is open at ${served.address} (Ctrl+C closes it).`)
if (served.text) console.log(served.text)
if (!wanted['no-open']) open(served.address)
