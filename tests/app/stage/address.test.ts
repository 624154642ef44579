/** A stage's address says everything and nothing else; its keys and OBS's hand are asked as they should be. */
import { expect, test } from 'vitest'
import { presetAddress, readAddress, writeAddress } from '../../../src/app/stage/address.ts'
import { orderOf } from '../../../src/app/stage/keys.ts'
import { saveReplay, studioOf } from '../../../src/app/stage/obs.ts'

const read = (address: string) => readAddress(new URL(address, 'http://table').searchParams)

test('what is written is read again, and the preset is the bare address', () => {
  expect(writeAddress(presetAddress)).toBe('/stage')
  expect(read('/stage')).toEqual(presetAddress)
  const other = {
    ...presetAddress,
    table: 'a-match',
    view: 'none',
    camera: 'seat',
    seat: 2,
    overlays: ['names', 'promise'],
    theme: 'paper',
    quality: 'low',
    size: 150,
    lang: 'ru',
    delaySeconds: 45,
    background: 'transparent',
    sound: false,
    again: true,
  } as const
  expect(read(writeAddress(other))).toEqual(other)
  const bare = { ...presetAddress, overlays: [] }
  expect(read(writeAddress(bare))).toEqual(bare)
})

test('what does not fit is as it would be without', () => {
  expect(read('/stage?view=x&camera=up&delay=121&size=3&lang=de&seat=-1&table=%3Cb%3E')).toEqual(
    presetAddress,
  )
})

test('nobody chooses by the address what a stage may know', () => {
  expect(read('/stage?viewer=director&view=director')).toEqual(presetAddress)
})

test('keys go by their place, in every alphabet', () => {
  expect(orderOf({ key: '1', code: 'Digit1' })).toEqual({ kind: 'shot', wanted: null })
  expect(orderOf({ key: '7', code: 'Digit7' })).toMatchObject({ wanted: { kind: 'seat', seat: 2 } })
  expect(orderOf({ key: 'ь', code: 'KeyM' })).toEqual({ kind: 'mark' })
  expect(orderOf({ key: 'x', code: 'KeyX' })).toBeNull()
})

test('the replay buffer is saved only with the right to it', () => {
  let saved = 0
  const studio = (level: number) => ({
    getControlLevel: (told: (level: number) => void) => told(level),
    saveReplayBuffer: () => void (saved += 1),
  })
  saveReplay(studioOf(studio(2)))
  expect(saved).toBe(0)
  saveReplay(studioOf(studio(3)))
  expect(saved).toBe(1)
  saveReplay(studioOf(null))
  saveReplay(studioOf({ pluginVersion: '2.17.0' }))
  expect(saved).toBe(1)
})
