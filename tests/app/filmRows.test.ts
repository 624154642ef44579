/** Captions of a film: at most two rows, and the last line always complete. */
import { expect, test } from 'vitest'
import { fitRows, type CaptionRow } from '../../src/app/film/rows.ts'
import { voiceFor } from '../../src/cli/voices.ts'
import { games } from '../../src/games/all.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import { stepLines } from '../../src/words/stepLines.ts'
import { languages } from '../../src/words/types.ts'
import { playMatch } from '../session/trust/played.ts'

/** Average letter width as a share of the picture's width: 10.5 of 1,280 pixels. */
const letterWide = 0.0082
const measure = (text: string): number => text.length * letterWide

const rowOf = (said: string): CaptionRow =>
  said.split(/(?<= )/).map((text) => ({ text, colour: '#ffffff' }))
const textOf = (rows: readonly CaptionRow[]): string =>
  rows.flatMap((row) => row.map(({ text }) => text)).join('')

test.each(games.map((game) => [game.id, game] as const))(
  'captions take at most two rows with a complete last line, in four languages: %s',
  async (_, game) => {
    const match = await playMatch(
      game,
      2,
      { kind: 'foretold', seed: 'rows' },
      { answering: 'seeded' },
    )
    let most = 0
    for (const language of languages) {
      const voice = await voiceFor(language)
      for (const step of stepsOf(match)) {
        const lines = stepLines(game, step, 'table', []).map(voice.say)
        if (lines.length === 0) continue
        const { rows } = fitRows(lines.map(rowOf), measure)
        most = Math.max(most, rows.length)
        expect(rows.length, lines.join('\n')).toBeLessThanOrEqual(2)
        expect(textOf(rows).endsWith(lines.at(-1) ?? '')).toBe(true)
      }
    }
    expect(most).toBe(2)
  },
)

test('fitRows sets two short lines in a row each', () => {
  const { rows, scale } = fitRows(
    [rowOf('An old line.'), rowOf('One.'), rowOf('Another.')],
    measure,
  )
  expect(rows.map((row) => textOf([row]))).toEqual(['One.', 'Another.'])
  expect(scale).toBe(1)
})
