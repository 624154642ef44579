/** Counts victory points and fate points. */
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp, type StickFace } from '../edition.ts'
import { type AmuletId, of, type Stick } from '../vocabulary.ts'
import type { Player, State, Temple } from '../types.ts'

export interface OpenRelics {
  readonly vp: number
  readonly cursed: number
}

export function openRelics(box: Box, { marks, tokens }: Temple): OpenRelics {
  let vp = 0
  let cursed = 0
  for (let niche = 0; niche < tokens.length; niche += 1) {
    if (!marks[niche]?.open) continue
    const relic = lookUp(box.tokens, tokens[niche] as string)
    vp += relic.vp
    if (relic.kind === 'cursed') cursed += 1
  }
  return { vp, cursed }
}

export function amuletPoints(box: Box, amulets: readonly AmuletId[]): number {
  let vp = 0
  for (const amulet of amulets) vp += lookUp(box.amulets, amulet).vp
  return vp
}

/** [N64] */
export function victoryPoints(box: Box, state: State, seat: Seat): number {
  const held = amuletPoints(box, of(state.players, seat).amulets)
  return openRelics(box, of(state.temples, seat)).vp + held
}

export const isTied = (box: Box, state: State): boolean =>
  victoryPoints(box, state, 0) === victoryPoints(box, state, 1)

export function faceOf(box: Box, stick: Stick): StickFace {
  return box.faces[stick.kind][stick.face] as StickFace
}

export function showsNaga(box: Box, stick: Stick): boolean {
  return faceOf(box, stick).nagas > 0
}

type Thrown = Pick<Player, 'sticks' | 'added'>

/** [N28] The points of the lying sticks, plus points added by abilities. */
export function fatePoints(box: Box, { sticks, added }: Thrown): number {
  let points = added
  for (const stick of sticks) points += faceOf(box, stick).points
  return points
}

export function nagaCount(box: Box, { sticks }: Pick<Player, 'sticks'>): number {
  let nagas = 0
  for (const stick of sticks) if (showsNaga(box, stick)) nagas += 1
  return nagas
}
