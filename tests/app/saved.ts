/** Headers and entries for tests of the saves. */
import type { Header } from '../../src/session/header.ts'
import type { Entry } from '../../src/kernel/record.ts'

export const headerOf = (id: string, updated = 0): Header => ({
  id,
  game: 'border',
  rules: 1,
  options: {},
  sittings: [],
  created: 0,
  updated,
  length: 0,
  winners: null,
})

export const entry = (id: number): Entry => ({
  kind: 'chance',
  id,
  answer: { kind: 'faces', faces: [id] },
})

export const entries = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, i) => entry(i))
