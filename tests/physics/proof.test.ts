/** A throw can prove its faces; faces that are given instead are shown on its track. */
import { beforeAll, expect, test, vi } from 'vitest'
import {
  checkProof,
  endFace,
  faceCount,
  hashTrack,
  makeThrow,
  meshPoseAt,
  pieceKinds,
  proofOf,
  ready,
  shownFace,
  showFaces,
  simulate,
} from '../../src/physics/index.ts'
import type { Piece } from '../../src/physics/index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const pieces: readonly Piece[] = pieceKinds.map((kind) => ({ kind, skin: 'plain', seat: 0 }))
const dice = pieces.slice(0, 2)

test('a proof holds, also after it was written down', async () => {
  const asked = makeThrow(dice, 'table')
  const settled = simulate(asked)
  const proof = proofOf(asked, settled)
  expect(await checkProof(dice, settled.faces, proof)).toEqual({ ok: true })
  const through = JSON.parse(JSON.stringify(proof)) as typeof proof
  expect(await checkProof(dice, settled.faces, through)).toEqual({ ok: true })
})

test('a proof with other faces, another seed, another hash or odd pieces is refused', async () => {
  const asked = makeThrow(dice, 'proof')
  const settled = simulate(asked)
  const { faces } = settled
  const proof = proofOf(asked, settled)
  const other = faces.map((face) => (face + 1) % 6)
  expect(await checkProof(dice, other, proof)).toEqual({ ok: false, reason: 'faces-differ' })
  expect(await checkProof(dice, faces.slice(1), proof)).toEqual({
    ok: false,
    reason: 'faces-differ',
  })
  const hash = `${proof.hash.slice(1)}0`
  expect(await checkProof(dice, faces, { ...proof, hash })).toEqual({
    ok: false,
    reason: 'track-differs',
  })
  expect((await checkProof(dice, faces, { ...proof, seed: 'another' })).ok).toBe(false)
  expect(await checkProof([], faces, proof)).toEqual({ ok: false, reason: 'no-pieces' })
  const strong = { origin: [0, 5, 0], direction: [1, 0, 0], strength: NaN, spin: 0 } as const
  expect(await checkProof(dice, faces, { ...proof, gesture: strong })).toEqual({
    ok: false,
    reason: 'gesture-not-finite',
  })
})

test('given faces are shown on a thrown track by turning the meshes alone', () => {
  const { track, faces } = simulate(makeThrow(pieces, 'show'))
  track.kinds.forEach((kind, i) =>
    expect(shownFace(kind, track.turns[i] ?? 0, endFace(track, i))).toBe(faces[i]),
  )
  const wanted = faces.map((face, i) => (face + 1) % faceCount(pieces[i]?.kind ?? 'd6'))
  const shown = showFaces(track, wanted)
  expect(shown.hash).toBe(hashTrack(shown.track))
  expect(shown.track.poses).toBe(track.poses)
  shown.track.kinds.forEach((kind, i) => {
    expect(shownFace(kind, shown.track.turns[i] ?? 0, endFace(shown.track, i))).toBe(wanted[i])
    expect(meshPoseAt(shown.track, i, 9, new Float32Array(7))[1]).toBe(track.ends[i * 7 + 1])
  })
  expect(() => showFaces(track, [0])).toThrow(RangeError)
})
