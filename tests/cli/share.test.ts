/** A table is served to this machine alone, or shared with the local network where that was asked for. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { root } from '../architecture/imports.ts'

interface Served {
  readonly server: Server
  readonly port: number
  readonly address: string
  readonly text: string
  readonly door?: { close(): void }
}

let folder = ''
let served: Served | null = null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jharokha-share-'))
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>')
})
afterEach(async () => {
  served?.door?.close()
  await new Promise((resolve) => void served?.server.close(resolve))
  rmSync(folder, { recursive: true })
})

async function open(wanted: object): Promise<Served> {
  const { serveTable } = (await import(join(root, 'src/cli/serveTable.mjs'))) as {
    serveTable(folder: string, port: number, wanted: object): Promise<Served>
  }
  return (served = await serveTable(folder, 0, wanted))
}

const doorState = (port: number) =>
  new Promise<string>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/door`)
    socket.on('open', () => {
      socket.terminate()
      resolve('open')
    })
    socket.on('error', () => resolve('refused'))
  })

test('without --share the server listens on the loopback only, and has no door', async () => {
  const { server, port, text } = await open({})
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
  expect(await doorState(port)).toBe('refused')
  expect(text).toBe('')
  const answer = await fetch(`http://127.0.0.1:${port}/door.json`)
  expect(answer.status).toBe(404)
})

test('with --share it listens on the network, says so with an address and a QR code, and has a door', async () => {
  const { server, port, text } = await open({ share: true, address: 'table.test' })
  expect((server.address() as AddressInfo).address).toBe('0.0.0.0')
  expect(await doorState(port)).toBe('open')
  expect(text).toContain('shared with your local network')
  expect(text).toContain(`http://table.test:${port}/join`)
  expect(text).toMatch(/[▀▄█]{4}/)
  const answer = await fetch(`http://127.0.0.1:${port}/door.json`)
  expect(await answer.json()).toEqual({ shares: true, address: `http://table.test:${port}` })
})
