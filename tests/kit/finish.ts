/** Checks at the end of a match: the record replays to the same match, and every seat has a place. */
import { hash } from '../../src/kernel/hash.ts'
import { load } from '../../src/kernel/load.ts'
import type { Match } from '../../src/kernel/match.ts'
import { replay } from '../../src/kernel/replay.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { insist } from './failure.ts'

export function checkReplay(match: Match): void {
  const again = replay(match.game, save(match))
  insist(again.ok, 'replay', () => `replaying fails: ${again.ok || JSON.stringify(again.refusal)}`)
  const isSame = hash(again.match.state) === hash(match.state)
  insist(isSame, 'replay', () => 'replaying ends elsewhere')
}

export function checkSaveLoad(match: Match): void {
  const text = recordText(save(match, { title: 'kit' }))
  const loaded = load(text, (id) => (id === match.game.id ? match.game : undefined))
  insist(
    loaded.ok,
    'saveLoad',
    () => `loading fails: ${loaded.ok || JSON.stringify(loaded.refusal)}`,
  )
  const again = recordText(save(loaded.match, { title: 'kit' }))
  insist(again === text, 'saveLoad', () => 'saved again, the file is another')
}

export function checkResult(match: Match): void {
  const standings = match.game.result(match.state)?.standings ?? []
  const seats = new Set(standings.map(({ seat }) => seat))
  const isWhole = standings.length === match.seats && seats.size === match.seats
  insist(isWhole, 'result', () => `standings for seats ${[...seats]}`)
  for (const { seat, place, score } of standings) {
    insist(seat >= 0 && seat < match.seats, 'result', () => `a standing for seat ${seat}`)
    insist(Number.isSafeInteger(score), 'result', () => `seat ${seat} scores ${score}`)
    const better = standings.filter((other) => other.place < place).length
    insist(place === better + 1, 'result', () => `seat ${seat} in place ${place}, ${better} better`)
  }
}
