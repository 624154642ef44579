/** A session's ports in a terminal: throws fall out of sight, bots think at once, and nobody waits for a motion. */
import { randomBytes } from 'node:crypto'
import { think } from '../../bots/think.ts'
import type { ThrowWay } from '../../session/header.ts'
import type { ForcedWay } from '../../session/forced.ts'
import type { Ports } from '../../session/ports.ts'
import { makeTicker } from '../../session/show/ticker.ts'
import { makeTime } from '../../session/time.ts'
import { answerAsk } from '../throws.ts'

export function makeTerminalPorts(
  throws: ThrowWay,
  forced: ForcedWay,
  report: (error: unknown) => void,
): Ports {
  const isHidden = { isHidden: () => true, after: (step: () => void) => step() }
  return {
    // the loop writes the file whenever the match waits for somebody
    keep: () => Promise.resolve(),
    async throwPieces(pieces, seed) {
      const thrown = await answerAsk({ kind: 'throw', pieces }, seed, throws !== 'seeded')
      // nothing of it is shown here, so its track need not be remembered
      return { ...thrown, settled: null }
    },
    think: (thought) => Promise.resolve(think(thought)),
    makeSeed: () => randomBytes(16).toString('hex'),
    now: () => Date.now(),
    pace: () => ({ speed: Infinity, botSpeed: Infinity, pauseSeconds: 0 }),
    waitsForHand: () => true,
    takesForced: () => forced === 'taken',
    plan: () => ({ length: 0 }),
    showsRolls: () => false,
    ticker: makeTicker(makeTime(), isHidden),
    pause: { wait: () => Promise.resolve(), cut: () => undefined },
    onNotice: () => () => undefined,
    report,
  }
}
