/** Commit, share, derive: a secret that is bound before anybody adds to it, and the seeds that follow from both. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Committed, Share } from '../../kernel/origin.ts'

/** Each use of the hash begins with a sentence of its own, so that no two can be mistaken for each other. */
const uses = {
  commitment: 'jharokha commitment 1',
  root: 'jharokha root 1',
  seed: 'jharokha seed 1',
} as const

/** Hexadecimal digits of a seed: 128 bits. */
const seedDigits = 32

function digest(use: keyof typeof uses, ...parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([uses[use], ...parts]))))
}

/** Commitment to a secret, which may be shown before the match begins. */
export const commitmentOf = (secret: string): string => digest('commitment', secret)

/** Bound to a secret, with nothing added yet. */
export function commit(secret: string): Committed {
  return { kind: 'committed', commitment: commitmentOf(secret), shares: [], secret }
}

const sharesText = (shares: readonly Share[]): string =>
  JSON.stringify(shares.map(({ from, kind, text }) => [from, kind, text]))

/** Everything a match draws from: fixed as soon as the last share is given. */
export const rootOf = (secret: string, shares: readonly Share[]): string =>
  digest('root', secret, sharesText(shares))

/** The seed of one request: nobody chooses it, and asking again gives it again. */
export const derivedSeed = (root: string, request: string): string =>
  digest('seed', root, request).slice(0, seedDigits)
