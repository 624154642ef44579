/** A temple in text glyphs: an empty slot, an open relic and a remembered one look different. */
import { expect, test } from 'vitest'
import { viewFor } from './viewerTexts.ts'
import { niche, play, table } from './fixture.ts'

test('[N2] [N41] no sign of the grid means two things', () => {
  const begun = table({
    phase: { kind: 'turn', seat: 0 },
    prize: 'tee',
    hands: [['relic-look-1'], []],
    sticks: [['W*'], ['B1']],
    rooms: [{ 6: 'tee@3' }, {}],
    relics: [{ W2: 'sacred-5a', E0: 'sacred-5b', E2: 'cursed-1' }, {}],
  })
  const match = play(
    begun,
    { type: 'playCard', card: 'relic-look-1.1', pay: 'white' },
    { type: 'chooseRelic', niche: niche('E0'), temple: 0 },
  )
  const panel = match.game.describe(viewFor(match, 0), 0).find(({ id }) => id === 'temple-0')
  const cells = panel?.rows.flatMap((row) => (row.kind === 'grid' ? row.cells.flat() : [])) ?? []
  const glyphs = cells.flatMap((cell) => (cell && cell.glyph !== '▲' ? [cell.glyph] : []))
  expect(new Set(glyphs).size).toBe(glyphs.length)
  expect(glyphs).toEqual(expect.arrayContaining(['★5', '(5)', '5']))
})
