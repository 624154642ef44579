/** Ports for tests: no page, no clock, no worker; what is kept and shown is written down in order. */
import { drawn } from '../../src/session/thrown.ts'
import type { Ports } from '../../src/session/ports.ts'
import type { Notice } from '../../src/session/notices.ts'
import { type Plan, stillPlan } from '../../src/scenes/board/plan.ts'
import { makeTicker } from '../../src/session/show/ticker.ts'
import { makeTime } from '../../src/session/time.ts'
import { type BotRequest, think } from '../../src/bots/think.ts'
import type { Entry } from '../../src/kernel/record.ts'

export interface TestPorts extends Omit<Ports<Plan>, 'throwPieces'> {
  throwPieces: Ports['throwPieces']
  /** What the storage would hold now. */
  readonly kept: Entry[]
  readonly thoughts: BotRequest[]
  handOn: boolean
  forcedOn: boolean
  /** The storage refuses everything. */
  isFull: boolean
  notice(notice: Notice): void
}

export function makeTestPorts(): TestPorts {
  const kept: Entry[] = []
  const thoughts: BotRequest[] = []
  const listeners = new Set<(notice: Notice) => void>()
  const screen = { after: (step: () => void) => step(), isHidden: () => true }
  let seeds = 0
  const ports: TestPorts = {
    kept,
    thoughts,
    handOn: false,
    forcedOn: false,
    isFull: false,
    notice: (notice) => listeners.forEach((listener) => listener(notice)),
    async keep(_header, from, all) {
      if (ports.isFull) throw new Error('the storage is full')
      kept.splice(from, kept.length, ...all.slice(from))
    },
    async throwPieces(pieces, seed) {
      return drawn({ kind: 'throw', pieces }, seed)
    },
    async think(thought) {
      thoughts.push(thought)
      return think(thought)
    },
    makeSeed: () => `seed-${(seeds += 1)}`,
    now: () => 0,
    pace: () => ({ speed: Infinity, botSpeed: Infinity, pauseSeconds: 1 }),
    waitsForHand() {
      return ports.handOn
    },
    takesForced() {
      return ports.forcedOn
    },
    plan: () => stillPlan,
    showsRolls: () => false,
    ticker: makeTicker(makeTime(), screen),
    pause: { wait: () => Promise.resolve(), cut: () => undefined },
    // tests that expect a fault ask what was told
    report: (error) => console.error(error),
    onNotice(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return ports
}
