/** A node of the search tree, which stores statistics of all simulations that passed through it. */
import type { Seat } from '../../kernel/seat.ts'

export interface Node {
  visits: number
  /** The summed win probabilities, by seat. */
  readonly shares: number[]
  readonly children: Map<string, Node>
  /** The visit count of each chance outcome, when outcomes are few. */
  ways: number[] | null
}

export function makeNode(seats: number): Node {
  return {
    visits: 0,
    shares: Array.from({ length: seats }, () => 0),
    children: new Map(),
    ways: null,
  }
}

export function childOf(node: Node, key: string): Node {
  const known = node.children.get(key)
  if (known) return known
  const made = makeNode(node.shares.length)
  node.children.set(key, made)
  return made
}

export function meanOf(node: Node, seat: Seat): number {
  return (node.shares[seat] ?? 0) / node.visits
}

export function count(node: Node, shares: readonly number[]): void {
  node.visits += 1
  for (let seat = 0; seat < shares.length; seat += 1) {
    node.shares[seat] = (node.shares[seat] ?? 0) + (shares[seat] ?? 0)
  }
}
