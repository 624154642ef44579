/** Hook: origin of a new match's seeds, a secret committed to when the page opens, or a seed from the address. */
import { useState } from 'react'
import type { Committed, Origin, Share } from '../../kernel/origin.ts'
import { makeOrigin } from '../../session/origin.ts'
import { commit } from '../../session/trust/commitment.ts'
import { makeSecret } from '../saves/chance.ts'

export interface OriginState {
  readonly origin: Origin
  /** Shares are sorted by seat; the audience comes last. */
  give(share: Share): void
  take(from: Share['from'], kind: Share['kind']): void
}

const rank = ({ from, kind }: Share): number =>
  (from === 'audience' ? 99 : from) * 2 + (kind === 'stir' ? 1 : 0)

function without(shares: readonly Share[], from: Share['from'], kind: Share['kind']) {
  return shares.filter((share) => share.from !== from || share.kind !== kind)
}

export function useOrigin(seed: string | null): OriginState {
  const [bound, setBound] = useState<Committed>(() => commit(makeSecret()))
  const change = (shares: readonly Share[]) =>
    setBound({ ...bound, shares: shares.toSorted((a, b) => rank(a) - rank(b)) })
  return {
    origin: seed ? makeOrigin(seed, makeSecret) : bound,
    give: (share) => change([...without(bound.shares, share.from, share.kind), share]),
    take: (from, kind) => change(without(bound.shares, from, kind)),
  }
}
