/** The reference page agrees with the game in four languages: the sixth worker, and the capacity for dice. */
import { expect, test } from 'vitest'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { line } from '../../../src/kernel/line.ts'
import { fresh } from './fixture.ts'

test.each([
  ['en', /first two .* Navaratna all three/, /fewer dice or return/],
  ['el', /δύο .* Navaratna και οι τρεις/, /λιγότερα ζάρια ή επίστρεψε/],
  ['pl', /dwóch.* Navaratna wszystkich trzech/, /mniej kości albo najpierw zwróć/],
  ['ru', /двух.* Наваратна\s— всех трёх/, /меньше кубиков или сначала верните/],
] as const)('[R29, R85, R101] %s', async (language, workers, dice) => {
  const voice = makeVoice(language, await loadDictionary(language), String)
  const text = voice.say(line('rajas.ref.special'))
  expect(text).toMatch(workers)
  expect(text).toMatch(dice)
})

test('[R85, R101] two more workers, with Navaratna three', () => {
  const more = (options: object) => {
    const table = fresh(2, options)
    return table.view.workerCap - table.player().workers
  }
  expect([more({}), more({ navaratna: true })]).toEqual([2, 3])
})
