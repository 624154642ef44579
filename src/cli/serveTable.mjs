/** Serves the table to this machine or, where that is asked for, to the local network with a door for phones and screens. */
import { readFileSync } from 'node:fs'
import { serve } from './serve.mjs'
import { sharedNames, sharedText, shownAddress } from './serve/share.mjs'

async function serveShared(folder, port, { address, cert, key }) {
  const { addDoor } = await import('./serve/door/door.mjs')
  const { renderUnicodeCompact } = await import('uqr')
  const names = sharedNames(address)
  const tls = cert === undefined ? undefined : { cert: readFileSync(cert), key: readFileSync(key) }
  const scheme = tls ? 'https' : 'http'
  const shared = { shares: true, address: '' }
  const served = await serve(folder, port, { host: '0.0.0.0', names, tls, shared })
  shared.address = `${scheme}://${shownAddress(address)}:${served.port}`
  const door = addDoor(served.server, names)
  const text = sharedText(`${shared.address}/join`, renderUnicodeCompact(`${shared.address}/join`))
  // a certificate is made out to the address
  const own = tls ? `${shared.address}/` : `http://localhost:${served.port}/`
  return { ...served, door, address: own, text }
}

export async function serveTable(folder, port, wanted) {
  if (wanted.share) return serveShared(folder, port, wanted)
  const served = await serve(folder, port)
  return { ...served, address: `http://localhost:${served.port}/`, text: '' }
}
