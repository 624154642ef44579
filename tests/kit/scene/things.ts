/** Every component that a view shows is a thing or a piece, once, at a place of its own; and nothing else is told. */
import type { Match } from '../../../src/kernel/match.ts'
import type { Random } from '../../../src/kernel/random.ts'
import { isSamePose } from '../../../src/scenes/board/pose.ts'
import { difference } from '../difference.ts'
import { insist } from '../failure.ts'
import { type Position, positionOf, type SceneKit } from './types.ts'

export function checkThings(kit: SceneKit, { view, things, pieces, arranged }: Position): void {
  const ids = [...things.map(({ id }) => id), ...pieces.map(({ piece }) => piece.id)]
  const seen = new Set<string>()
  for (const id of ids) {
    insist(!seen.has(id), 'things', () => `${id} is there twice`)
    seen.add(id)
  }
  for (const id of kit.parts.shows(view)) {
    insist(seen.has(id), 'things', () => `${id} is not on the table`)
  }
  const poses = [...arranged.things]
  poses.forEach(([id, pose], i) => {
    const other = poses.slice(0, i).find(([, before]) => isSamePose(before, pose))
    insist(!other, 'things', () => `${id} has the place of ${other?.[0]}`)
  })
}

/** The same things, looks and places in every world that the viewer cannot tell from this one. */
export function checkSecretThings(
  kit: SceneKit,
  match: Match,
  position: Position,
  random: Random,
): void {
  const { scene, viewer, things, pieces } = position
  if (viewer === 'director') return
  const state = kit.shuffle(match.state, viewer, random)
  if (state === match.state) return
  const other = positionOf(scene, viewer, match.game.view(state, viewer), [])
  const found = difference({ things, pieces }, { things: other.things, pieces: other.pieces })
  insist(!found, 'secrets', () => `${viewer} could tell by what lies on the table: ${found}`)
}
