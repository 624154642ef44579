/** Every source answers with faces that its pieces have, or says why not. */
import { beforeAll, expect, test, vi } from 'vitest'
import {
  AnswerError,
  checkProof,
  chooseFaces,
  endFace,
  faceCount,
  hashTrack,
  makeRecordedSource,
  makeScriptedSource,
  makeSeededSource,
  makeThrow,
  makeThrownSource,
  meshPoseAt,
  parseTyped,
  pieceKinds,
  ready,
  shownFace,
  showFaces,
  simulate,
  throwPieces,
} from '../../src/physics/index.ts'
import type { Piece } from '../../src/physics/index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const pieces: readonly Piece[] = pieceKinds.map((kind) => ({ kind, skin: 'plain', seat: 0 }))
const dice = pieces.slice(0, 2)

test('thrown: faces with a proof that holds, and a new throw for each request', async () => {
  const source = makeThrownSource('table')
  const [first, second] = [source(dice), source(dice)]
  expect(first.settled?.hash).not.toBe(second.settled?.hash)
  if (!first.proof) throw new Error('no proof')
  expect(await checkProof(dice, first.faces, first.proof)).toEqual({ ok: true })
  const through = JSON.parse(JSON.stringify(first.proof)) as typeof first.proof
  expect(await checkProof(dice, first.faces, through)).toEqual({ ok: true })
  expect(makeThrownSource('table')(dice).faces).toEqual(first.faces)
})

test('a proof with other faces, another seed, another hash or odd pieces is refused', async () => {
  const { faces, proof } = throwPieces(makeThrow(dice, 'proof'))
  if (!proof) throw new Error('no proof')
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

test('recorded: in order, and nothing that does not fit', () => {
  const source = makeRecordedSource([
    { faces: [1, 2], proof: null },
    { faces: [7, 2], proof: null },
  ])
  expect(source(dice).faces).toEqual([1, 2])
  expect(() => source(dice)).toThrow(new AnswerError('no-such-face'))
  expect(() => makeRecordedSource([])(dice)).toThrow(new AnswerError('nothing-left'))
  expect(() => source(pieces)).toThrow(new AnswerError('wrong-count'))
})

test('seeded: the same seed answers alike, all faces come', () => {
  const [one, two] = [makeSeededSource('bots'), makeSeededSource('bots')]
  const seen = pieces.map(() => new Set<number>())
  for (let i = 0; i < 200; i++) {
    const { faces } = one(pieces)
    expect(two(pieces).faces).toEqual(faces)
    faces.forEach((face, at) => seen[at]?.add(face))
  }
  expect(seen.map((faces) => faces.size)).toEqual(pieces.map((piece) => faceCount(piece.kind)))
})

test('scripted: what the script says, until it ends', () => {
  const source = makeScriptedSource([[5, 5]])
  expect(source(dice).faces).toEqual([5, 5])
  expect(() => source(dice)).toThrow(new AnswerError('nothing-left'))
  expect(() => makeScriptedSource([[6, 0]])(dice)).toThrow(new AnswerError('no-such-face'))
})

test('typed: numbers from one, colours by name, and a reason for everything else', () => {
  expect(parseTyped(dice, '6, Blue')).toMatchObject({ ok: true, answer: { faces: [5, 2] } })
  expect(parseTyped(dice, '6 3')).toMatchObject({ ok: true, answer: { faces: [5, 2] } })
  expect(parseTyped(dice, '6')).toEqual({ ok: false, reason: 'wrong-count' })
  expect(parseTyped(dice, '7 1')).toEqual({ ok: false, reason: 'no-such-face' })
  expect(parseTyped(dice, '0 1')).toEqual({ ok: false, reason: 'no-such-face' })
  expect(parseTyped(dice, 'blue blue')).toEqual({ ok: false, reason: 'no-such-face' })
  expect(parseTyped(pieces, '1 1 5 1 1')).toEqual({ ok: false, reason: 'no-such-face' })
  expect(chooseFaces(dice, [0, 5]).faces).toEqual([0, 5])
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
