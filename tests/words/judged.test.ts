/** Lines about the judge's interventions in four languages, with or without details of newer records. */
import { expect, test } from 'vitest'
import type { Piece } from '../../src/kernel/chance.ts'
import { causes, remedies } from '../../src/physics/types.ts'
import { type JudgedPiece, judgedLine } from '../../src/words/judged.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { languages } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'

const voices = await Promise.all(
  languages.map(async (language) => makeVoice(language, await loadDictionary(language), String)),
)

const pieces: readonly Piece[] = [
  { id: 'blue-2', kind: 'd6', skin: 'blue', seat: 0 },
  { id: 'die-3', kind: 'colour', skin: 'border', seat: 0 },
  { id: 'stick-9', kind: 'stick-brown', skin: 'brown', seat: 1 },
  { id: 'river-die', kind: 'd6', skin: 'white', seat: 0 },
]

const leaning: JudgedPiece = {
  piece: 0,
  cause: 'leaned',
  against: 'wall',
  degrees: 23,
  remedy: 'nudged',
}

test.each([
  [{}, 'The judge: a blue die leans on the wall at 23° and is nudged.'],
  [{ piece: 1, against: 0 }, 'The judge: die 4 leans on another piece at 23° and is nudged.'],
  [{ against: null }, 'The judge: a blue die leans at 23° and is nudged.'],
  [
    { piece: 2, cause: 'crossed', against: 3, remedy: 'thrown-again' },
    'The judge: a brown stick lies across another piece at 23° and is thrown again.',
  ],
  [
    { piece: 3, cause: 'left-tray', against: null, remedy: 'thrown-again' },
    'The judge: a white die has left the tray and is thrown again.',
  ],
  [{ piece: 9 }, 'The judge: a piece leans on the wall at 23° and is nudged.'],
] as const)('judgedLine tells %j as “%s”', (change, told) => {
  expect(voices[0]?.say(judgedLine(pieces, { ...leaning, ...change }))).toBe(told)
})

test('judgedLine has texts for every cause, remedy and piece in four languages', () => {
  for (const voice of voices)
    for (const cause of causes)
      for (const remedy of remedies)
        for (const against of ['wall', 1, null] as const)
          for (let piece = -1; piece < pieces.length; piece++) {
            const told = voice.say(
              judgedLine(pieces, { piece, cause, against, degrees: 1, remedy }),
            )
            expect(told).not.toMatch(/ui\.|[{}]/)
            expect(told.length).toBeGreaterThan(20)
          }
})
