/** Computes each command's share of all uses, and its share among winners. */
import { percent } from './botsRun.ts'

type Uses = Readonly<Record<string, number>>

export interface Share {
  readonly name: string
  readonly n: number
  readonly share: number
  /** Share among the uses of winners. */
  readonly ofWinners: number
}

export type Kinds = Readonly<Record<string, readonly Share[]>>

/** Sums uses by kind; a use's kind is its first word. */
export function kindsOf(uses: readonly Uses[], usesOfWinners: readonly Uses[]): Kinds {
  const all = summed(uses)
  const winners = summed(usesOfWinners)
  const kinds: Record<string, Share[]> = {}
  for (const [use, n] of all) {
    const [kind = '', ...rest] = use.split(' ')
    const share = n / totalOf(all, kind)
    const ofWinners = (winners.get(use) ?? 0) / totalOf(winners, kind)
    const own = (kinds[kind] ??= [])
    own.push({ name: rest.join(' '), n, share, ofWinners })
  }
  for (const own of Object.values(kinds)) own.sort((a, b) => b.n - a.n)
  return kinds
}

function summed(lists: readonly Uses[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const list of lists) {
    for (const [name, n] of Object.entries(list)) all.set(name, (all.get(name) ?? 0) + n)
  }
  return all
}

function totalOf(all: ReadonlyMap<string, number>, kind: string): number {
  let total = 0
  for (const [name, n] of all) if (name.startsWith(`${kind} `)) total += n
  return Math.max(1, total)
}

/** Share below which a use counts as rare. */
const seldom = 0.01

export function toldKind(kind: string, shares: readonly Share[]): string {
  const row = ({ name, share, ofWinners }: Share) =>
    `${name} ${percent(share)} (winners ${percent(ofWinners)})${share < seldom ? ' !' : ''}`
  return `  ${kind}: ${shares.map(row).join(', ')}`
}
