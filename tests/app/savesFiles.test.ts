/** Importing match files: a damaged file gives its valid part, with its players. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { fileText, takeFile } from '../../src/app/saves/exchange.ts'
import type { Header } from '../../src/session/header.ts'
import { border } from '../../src/games/border/index.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { headerOf } from './saved.ts'

const sittings: Header['sittings'] = [
  { name: 'Asha', kind: 'human', colour: 'lapis' },
  { name: 'Vikram', kind: 'bot', colour: 'ruby' },
]

const origin = { kind: 'foretold', seed: 'shared' } as const

function text(): string {
  const started = start(border, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  const match = playOut(started.match, makeRandom('file'))
  return fileText(match, { ...headerOf('f'), sittings, origin })
}

const nameFor = (seat: number) => `P${seat + 1}`

test('takeFile imports an intact file with its players and origin', async () => {
  const { header, refusal } = await takeFile(new Blob([text()]), nameFor, 'en')
  expect(refusal).toBeNull()
  expect(header).toMatchObject({ sittings, origin })
})

test('takeFile imports a file with a wrong checksum and reports the damage', async () => {
  const other = text().replace(/"checksum":"[0-9a-f]{16}"/, `"checksum":"${'0'.repeat(16)}"`)
  const { header, refusal } = await takeFile(new Blob([other]), nameFor, 'en')
  expect(refusal).toMatchObject({ code: 'damaged' })
  expect(header).toMatchObject({ sittings, origin })
})
