/** Log lines of Rajas: counted dice, rotation of tiles, value of upgrades. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { benefitName } from '../../../src/games/rajas/telling/names.ts'
import { line } from '../../../src/kernel/line.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { tableAt } from './fixture.ts'

const voices = {
  en: makeVoice('en', await loadDictionary('en'), (seat) => `P${seat + 1}`),
  pl: makeVoice('pl', await loadDictionary('pl'), (seat) => `P${seat + 1}`),
}

test('tell counts dice of one colour', () => {
  const name = benefitName({ kind: 'colourDice', colours: ['green', 'blue', 'green'] })
  expect(voices.en.say(name)).toBe('2 green dice and 1 blue die')
  expect(voices.pl.say(name)).toContain('2 zielone kości')
})

test('describe names an empty list of dice', () => {
  const table = tableAt({ people: [{}] })
  expect(table.player().dice).toEqual([])
  const text = JSON.stringify(rajas.describe(table.view, 0))
  expect(text).toContain('rajas.dice.none')
})

test('[R32] a tile that is built tells how it was turned', () => {
  const event = (turn: number) =>
    ({
      type: 'tilePlaced',
      seat: 0,
      tile: 'orange-snake-6',
      cell: 0,
      turn,
      covers: null,
      links: [],
    }) as const
  const say = (turn: number) => voices.en.say(rajas.tell(event(turn) as never, 'table') ?? line(''))
  expect(say(0)).not.toContain('turned')
  expect(say(1)).toMatch(/turned by 1 quarter\)\.$/)
  expect(say(3)).toMatch(/turned by 3 quarters\)\.$/)
})

test('[R47] an upgrade tells the building in its case and what it is worth from now on', () => {
  const event = {
    type: 'buildingUpgraded',
    seat: 0,
    building: 'temple',
    level: 1,
    late: false,
    from: { kind: 'setup' },
  } as const
  const say = (language: keyof typeof voices) =>
    voices[language].say(rajas.tell(event, 'table') ?? line('')).replaceAll('\u00A0', ' ')
  expect(say('en')).toBe('P1: upgrades the temple to 3 (set-up).')
  expect(say('pl')).toBe('P1: usprawnia świątynię do 3 (przygotowanie).')
})
