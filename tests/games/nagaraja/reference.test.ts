/** The reference page names every component, with the stick faces of the edition. */
import { expect, test } from 'vitest'
import { manifest } from '../../../src/games/nagaraja/manifest.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'

test('[N9] [N12] [N15] [N61] symbols, arrows, stick faces, trap, scroll and amulets are on it', async () => {
  const { signs, components = [] } = await manifest.reference()
  expect(signs.map(({ icon }) => icon)).toEqual(
    expect.arrayContaining(['relic', 'chamber', 'stick', 'card', 'arrow-either', 'stick-naga']),
  )
  const icons = components.map(({ icon }) => icon)
  expect(icons).toEqual(expect.arrayContaining(['trap', 'scroll', 'amulet-draw', 'amulet-cancel']))
  const voice = makeVoice('en', await loadDictionary('en'), String)
  const about = (key: string) => {
    const found = components.find(({ name }) => name.key === key)?.about
    return found ? voice.say(found) : ''
  }
  expect(about('nagaraja.sticks.brown')).toBe('Faces: 1, 2, 3 and 4')
  expect(about('nagaraja.sticks.green')).toBe('Faces: naga, naga, 1 and 1')
})

test.each(languages)('[N67] the end says who wins a tie of the ninth room, in %s', async (one) => {
  const voice = makeVoice(one, await loadDictionary(one), String)
  const said = voice.say({ key: 'nagaraja.ref.end' })
  expect(said).toMatch({ en: /equal/, el: /ισοπαλία/, pl: /równej/, ru: /равенстве/ }[one])
})
