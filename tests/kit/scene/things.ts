/** Checks that every component of a view is drawn once, at a place of its own, and nothing hidden is drawn. */
import type { Match } from '../../../src/kernel/match.ts'
import type { Random } from '../../../src/kernel/random.ts'
import { isSamePose } from '../../../src/scenes/board/pose.ts'
import { difference } from '../difference.ts'
import { insist } from '../failure.ts'
import type { Position, SceneKit } from './types.ts'

/** Things are sorted by x: farther than this (cm) to the right, none is in the same place. */
const beside = 0.01

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
  const poses = [...arranged.things].sort(([, a], [, b]) => a.at[0] - b.at[0])
  poses.forEach(([id, pose], i) => {
    for (let k = i + 1; k < poses.length; k += 1) {
      const [other, next] = poses[k] as (typeof poses)[number]
      if (next.at[0] - pose.at[0] > beside) break
      insist(!isSamePose(next, pose), 'things', () => `${other} has the place of ${id}`)
    }
  })
}

/** The things, their looks and places are equal in every state that the viewer cannot tell from this one. */
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
  const other = match.game.view(state, viewer)
  const shown = { things: scene.things(other), pieces: scene.pieces?.(other, null) ?? [] }
  const found = difference({ things, pieces }, shown)
  insist(!found, 'secrets', () => `${viewer} could tell by what lies on the table: ${found}`)
}
