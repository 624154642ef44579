/** Which matches are kept: every game with every number of players, and every option for the fewest. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import type { Options } from '../../src/kernel/options.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { makeVoice } from '../../src/words/voice.ts'
import { singleOptions } from '../kit/run.ts'
import { playthrough } from './playthrough.ts'

export const folder = fileURLToPath(new URL('.', import.meta.url))

export interface Case {
  readonly file: string
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
}

export const cases: readonly Case[] = games.flatMap(casesOf)

function casesOf(game: AnyGame): readonly Case[] {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const plain = counts.map((seats) => ({ file: `${game.id}-${seats}.txt`, game, seats, options: {} }))
  const others = singleOptions(game.options, min).map((options) => {
    const [key = '', value] = Object.entries(options)[0] ?? []
    const name = Array.isArray(value) ? value[0] : value
    return { file: `${game.id}-${min}-${key}-${String(name)}.txt`, game, seats: min, options }
  })
  return [...plain, ...others]
}

export async function write({ game, seats, options }: Case): Promise<string> {
  const voice = makeVoice('en', await loadDictionary('en'), (seat) => `P${seat + 1}`)
  return playthrough(game, seats, options, voice)
}

export function keptFiles(): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.txt'))
}
