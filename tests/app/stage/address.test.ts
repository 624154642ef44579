/** Stage addresses parse to what they were made from; stage keys and OBS permissions. */
import { expect, test } from 'vitest'
import { presetAddress, readAddress, writeAddress } from '../../../src/app/stage/address.ts'
import { orderOf } from '../../../src/app/stage/keys.ts'
import { saveReplay, obsOf } from '../../../src/app/stage/obs.ts'

const read = (address: string) => readAddress(new URL(address, 'http://table').searchParams)

test('readAddress reads what writeAddress writes, and defaults are omitted', () => {
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

test('readAddress replaces invalid values by defaults', () => {
  expect(read('/stage?view=x&camera=up&delay=121&size=3&lang=de&seat=-1&table=%3Cb%3E')).toEqual(
    presetAddress,
  )
})

test('readAddress does not let an address choose the viewer', () => {
  expect(read('/stage?viewer=director&view=director')).toEqual(presetAddress)
})

test('orderOf maps keys by their physical position, in every alphabet', () => {
  expect(orderOf({ key: '1', code: 'Digit1' })).toEqual({ kind: 'shot', wanted: null })
  expect(orderOf({ key: '7', code: 'Digit7' })).toMatchObject({ wanted: { kind: 'seat', seat: 2 } })
  expect(orderOf({ key: 'ь', code: 'KeyM' })).toEqual({ kind: 'mark' })
  expect(orderOf({ key: 'x', code: 'KeyX' })).toBeNull()
})

test("saveReplay needs OBS's permission level", () => {
  let saved = 0
  const studio = (level: number) => ({
    getControlLevel: (told: (level: number) => void) => told(level),
    saveReplayBuffer: () => void (saved += 1),
  })
  saveReplay(obsOf(studio(2)))
  expect(saved).toBe(0)
  saveReplay(obsOf(studio(3)))
  expect(saved).toBe(1)
  saveReplay(obsOf(null))
  saveReplay(obsOf({ pluginVersion: '2.17.0' }))
  expect(saved).toBe(1)
})
