// A set-up as lists: which model stands where, and what is printed where.
import type { Drawing } from '../../src/scenes/rajas/print/atlas.ts'
import type { Decal } from '../../src/scenes/rajas/print/decals.ts'
import * as s from '../../src/shapes/rajas.ts'

export interface Put {
  at: s.Place
  tint?: string
  /** Made wider along x. */
  stretch?: number
}

export interface Sheet {
  drawings: Drawing[]
  decals: Decal[]
}

export interface Match {
  puts: Map<string, Put[]>
  signs: Sheet
  numbers: Sheet
}

export const on = (at: s.Place, lift = 0): s.Place => s.onTable(s.boardAt, at, lift)
export const flat = ({ x, z }: s.Spot): s.Place => s.place(x, 0, z)

export function put(match: Match, name: string, at: s.Place, more: Omit<Put, 'at'> = {}): void {
  const list = match.puts.get(name) ?? []
  list.push({ at, ...more })
  match.puts.set(name, list)
}

export function print(
  match: Match,
  decals: readonly Decal[],
  place: (at: s.Place) => s.Place,
): void {
  match.signs.decals.push(...decals.map((decal) => ({ ...decal, at: place(decal.at) })))
}
