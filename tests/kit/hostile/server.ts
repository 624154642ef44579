/** Random requests against the server of the built page, which runs in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../architecture/imports.ts'
import { randomRequest } from './requests.ts'
import type { Part } from './types.ts'

/** Creates a folder like a build's, and next to it a file that must not be served. */
export function makeSite(): { readonly folder: string; remove(): void } {
  const house = mkdtempSync(join(tmpdir(), 'jharokha-serve-'))
  const folder = join(house, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(house, 'secret.txt'), 'outside')
  writeFileSync(join(folder, 'index.html'), '<style>a{}</style><div id="root"></div>')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'physics-1a2b.wasm'), '')
  writeFileSync(join(folder, 'assets', '.hidden.js'), 'outside')
  writeFileSync(join(folder, 'sheet.glb'), 'glTF')
  writeFileSync(join(folder, 'ten.txt'), '0123456789')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  return { folder, remove: () => rmSync(house, { recursive: true, force: true }) }
}

/** Reads the answer until the server closes the connection, or until half a second passes. */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(text)
      // end the connection after an incomplete request; after a complete one, wait for the answer
      if (!text.includes('\r\n\r\n')) socket.end()
    })
    socket.setEncoding('latin1').setTimeout(500, () => socket.destroy())
    socket.on('data', (part: string) => (said += part))
    // a reset connection counts as an answer
    socket.on('error', () => undefined).on('close', () => resolve(said))
  })
}

const script = (folder: string): string => `
  import { serve } from ${JSON.stringify(new URL('../../../src/cli/serve.mjs', import.meta.url).href)}
  const { port } = await serve(${JSON.stringify(folder)}, 0)
  console.log(port)`

function start(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(folder)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with the code ${code}`)))
    child.stdout?.once('data', (text: Buffer) => resolve({ child, port: Number(String(text)) }))
  })
}

export async function open(): Promise<Part> {
  const site = makeSite()
  const { child, port } = await start(site.folder)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    make(random) {
      const request = randomRequest(random)
      return {
        name: JSON.stringify(request.slice(0, 200)),
        async run() {
          const said = await exchange(port, request)
          if (!isAlive()) throw new Error('the server has ended')
          if (said.includes('outside')) throw new Error('a file outside the folder came back')
          if (/^HTTP\/1.1 5/.test(said)) throw new Error(said.slice(0, 40))
        },
      }
    },
    async finish() {
      const said = await exchange(
        port,
        'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      )
      if (!said.includes('200 OK')) throw new Error('the server does not answer any more')
    },
    close() {
      child.kill()
      site.remove()
    },
  }
}
