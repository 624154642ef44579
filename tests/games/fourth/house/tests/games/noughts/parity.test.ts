/** Noughts and crosses has a shelf in the showcase, casting for the stage, and a bot that plays to win. */
import { expect, test } from 'vitest'
import { loadKit } from '../../../src/app/showcase/kits.ts'
import { mindFor } from '../../../src/bots/index.ts'
import { noughts } from '../../../src/games/noughts/index.ts'
import { manifest } from '../../../src/games/noughts/manifest.ts'
import { origin } from '../../../src/scenes/board/pose.ts'
import { unpicked } from '../../../src/showcase/component.ts'
import { loadCatalogue, shelves } from '../../../src/showcase/shelves.ts'
import { castingOf, castOf } from '../../../src/stage/director/casting.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'

test('the showcase has a shelf of its components, which its kit can draw', async () => {
  expect(shelves).toContain('noughts')
  const components = (await loadCatalogue('noughts'))(noughts, null)
  expect(components.map(({ id, count }) => [id, count])).toEqual([['mark', 9]])
  const kit = await loadKit('noughts', noughts.values)
  for (const component of components)
    for (const { look } of component.show(unpicked(component)).things) {
      expect(kit.bodies).toHaveProperty(look.model)
      expect(kit.forms).toHaveProperty(look.model)
    }
})

test('its components are named in every language', async () => {
  const [mark] = (await loadCatalogue('noughts'))(noughts, null)
  if (!mark) throw new Error('no component')
  for (const language of languages) {
    const voice = makeVoice(language, await loadDictionary(language), String)
    expect(voice.say(mark.name)).not.toBe('')
  }
})

test('the director shows its cues as the manifest casts them', () => {
  const cue = { name: 'marked', at: 0, where: origin.at, weight: 0.1, sound: 'stone' }
  expect(castOf(castingOf('noughts'), cue)?.kind).toBe('close')
  expect(castOf(castingOf('unknown'), cue)?.kind).toBe('seat')
  expect(Object.keys(manifest.casting?.parts ?? {})).toEqual(manifest.cues)
})

test('it has a bot of its own', () => {
  expect(mindFor(noughts)).not.toBeNull()
})
