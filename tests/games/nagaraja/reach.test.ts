/** Random matches cover every ability, every arrow and every end; a short version of the coverage bench. */
import { expect, test } from 'vitest'
import { abilities } from '../../../src/games/nagaraja/vocabulary.ts'
import { endReasons } from '../../../src/games/nagaraja/types/phases.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { box, fresh } from './fixture.ts'

test('[N15] [N17] all twelve abilities with every arrow, and all ends', { timeout: 60_000 }, () => {
  const seen = { abilities: new Set<string>(), faces: new Set<string>(), ends: new Set<string>() }
  for (let n = 0; n < 60; n += 1) {
    const match = playOut(fresh(), makeRandom(`reach ${n}`))
    seen.ends.add(match.state.ending?.reason ?? 'none')
    for (const event of stepsOf(match).flatMap(({ events }) => events)) {
      if (event.type !== 'cardPlayed') continue
      const { id, ability } = box.cards[event.card]!
      seen.abilities.add(ability)
      seen.faces.add(id)
    }
  }
  expect([...seen.abilities].sort()).toEqual([...abilities].sort())
  expect([...seen.ends].sort()).toEqual([...endReasons].sort())
  expect([...seen.faces].sort()).toEqual(box.edition.cards.faces.map(({ id }) => id).sort())
})
