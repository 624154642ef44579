/** A replay always ends on the recorded faces. */
import { beforeAll, expect, test } from 'vitest'
import { asRecorded } from '../../../src/session/show/asRecorded.ts'
import { makeThrow } from '../../../src/physics/ask.ts'
import { endFace } from '../../../src/physics/givenFaces.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { shownFace } from '../../../src/physics/symmetry.ts'

beforeAll(ready)

const pieces = [0, 1, 2].map(() => ({ kind: 'colour', skin: 'plain', seat: 0 }) as const)

test('asRecorded leaves a throw with the recorded faces unchanged', async () => {
  const settled = simulate(makeThrow(pieces, 'again'))
  expect(await asRecorded(settled, settled.faces)).toBe(settled)
})

test('asRecorded turns the meshes of a throw that today’s physics ends otherwise', async () => {
  const settled = simulate(makeThrow(pieces, 'again'))
  const faces = settled.faces.map((face) => (face + 1) % 6)
  const shown = await asRecorded(settled, faces)
  expect(shown.faces).toEqual(faces)
  expect(shown.track.poses).toEqual(settled.track.poses)
  const seen = pieces.map(({ kind }, i) =>
    shownFace(kind, shown.track.turns[i] ?? 0, endFace(shown.track, i)),
  )
  expect(seen).toEqual(faces)
})
