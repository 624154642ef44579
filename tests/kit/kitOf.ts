/** Builds the kit of a registered game: parts from its test folder, and a dictionary for every language. */
import type { AnyGame } from '../../src/kernel/game.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { languages } from '../../src/words/types.ts'
import { makeVoice, type Voice } from '../../src/words/voice.ts'
import { type Kit, type KitParts, makeKit } from './types.ts'

export async function kitOf(game: AnyGame): Promise<Kit> {
  const module = (await import(`../games/${game.id}/kitParts.ts`)) as {
    kitParts: KitParts<unknown>
  }
  return makeKit(game, module.kitParts, await allVoices())
}

export async function allVoices(): Promise<readonly Voice[]> {
  return Promise.all(
    languages.map(async (language) =>
      makeVoice(language, await loadDictionary(language), (seat) => `P${seat + 1}`),
    ),
  )
}
