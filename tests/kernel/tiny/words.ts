/** The dictionary of the tiny game, which serves for all four languages. */
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice, type Voice } from '../../../src/words/voice.ts'

export const tinyWords = {
  'tiny.name': 'Tiny',
  'tiny.tagline': 'A game for the tests.',
  'tiny.option.mercy': 'Mercy',
  'tiny.option.mercy.about': 'The lowest tile scores a point.',
  'tiny.option.rounds': 'Rounds',
  'tiny.option.rounds.about': 'How many rounds are played.',
  'tiny.option.rounds.one': 'one',
  'tiny.option.rounds.two': 'two',
  'tiny.tiles': 'tiles',
  'tiny.laid': '{who} lays tile {tile, number}',
  'tiny.veiled': '{who} does something in secret',
  'tiny.scored': '{who} scores {points, plural, one {# point} other {# points}}',
  'tiny.player': '{who}',
  'tiny.cards': 'tiles in hand',
  'tiny.points': 'points',
  'tiny.number': '{n, number}',
  'tiny.why': 'The last round is over.',
  'tiny.prompt': '{who}: choose a tile',
  'tiny.group.lay': 'Lay a tile',
  'tiny.group.sure': 'Be sure',
  'tiny.lay': 'tile {tile, number}',
  'tiny.sure': 'sure',
}

export async function tinyVoices(): Promise<readonly Voice[]> {
  return Promise.all(
    languages.map(async (language) => {
      const dictionary = { ...(await loadDictionary(language)), ...tinyWords }
      return makeVoice(language, dictionary, (seat) => `P${seat + 1}`)
    }),
  )
}
