/** Given faces on a thrown track: meshes are turned where they must, and nothing else changes. */
import { beforeAll, expect, test } from 'vitest'
import { faceCount, type PieceKind } from '../../src/shapes/pieces.ts'
import { endFace, showFaces } from '../../src/physics/givenFaces.ts'
import { hashTrack } from '../../src/physics/hash.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { shownFace } from '../../src/physics/symmetry.ts'
import { meshPoseAt } from '../../src/physics/trackPose.ts'
import type { Track } from '../../src/physics/types.ts'

beforeAll(ready)

const piecesOf = (kinds: readonly PieceKind[]) =>
  kinds.map((kind) => ({ kind, skin: 'plain', seat: 0 }))
const dice = piecesOf(['d6', 'd6', 'colour', 'd6', 'colour'])
const sticks = piecesOf(['stick-brown', 'stick-white', 'stick-green', 'stick-white'])

const seen = (track: Track) =>
  track.kinds.map((kind, i) => shownFace(kind, track.turns[i] ?? 0, endFace(track, i)))

test.each([
  ['dice', dice],
  ['sticks', sticks],
])('any faces can be shown on %s, by turning the meshes alone', (_, pieces) => {
  const { track, faces } = simulate(makeThrow(pieces, 'show'))
  expect(seen(track)).toEqual(faces)
  const wanted = faces.map((face, i) => (face + 1) % faceCount(pieces[i]?.kind ?? 'd6'))
  const shown = showFaces(track, wanted)
  expect(shown.hash).toBe(hashTrack(shown.track))
  expect(shown.hash).not.toBe(hashTrack(track))
  expect(shown.track.poses).toBe(track.poses)
  expect(seen(shown.track)).toEqual(wanted)
  for (const [i] of pieces.entries())
    expect(meshPoseAt(shown.track, i, 9, new Float32Array(7))[1]).toBe(track.ends[i * 7 + 1])
  expect(() => showFaces(track, [0])).toThrow(RangeError)
})

test('what shows its face already is not turned', () => {
  for (let n = 0; n < 60; n += 1) {
    const { track, faces, hash } = simulate(makeThrow(n % 2 ? dice : sticks, `kept ${n}`))
    expect(showFaces(track, faces).hash).toBe(hash)
    const others = faces.with(0, (faces[0] ?? 0) === 0 ? 1 : 0)
    expect([...showFaces(track, others).track.turns].slice(1)).toEqual([...track.turns].slice(1))
  }
})
