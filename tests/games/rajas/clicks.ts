/** `npx tsx tests/games/rajas/clicks.ts [matches]`: the number of commands per action, by kind of space. */
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import type { Command } from '../../../src/games/rajas/commands.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { View } from '../../../src/games/rajas/types.ts'
import type { Seat } from '../../../src/kernel/seat.ts'
import { start } from '../../../src/kernel/match.ts'
import { type Chooser, playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

export interface Clicks {
  /** The commands of the action itself, including the worker. */
  readonly own: readonly number[]
  /** The same plus the commands of all its gains. */
  readonly whole: readonly number[]
}

export type Player = 'bot' | 'random'
type Choose = Chooser<unknown, unknown, Command, never>

const variants = [{}, { navaratna: true }, { ganga: true }] as const
const kinds = {
  quarry: 'tile',
  goods: 'market, different goods',
  good: 'market, one good',
  terrace: 'terrace',
  garden: 'garden',
  balcony: 'balcony',
  chamber: 'chambers',
  harbour: 'harbour',
} as const
export type Kind = keyof typeof kinds

/** Shares of all commands: automatic ones, and those given although they are the only legal one. */
export interface ForcedShares {
  commands: number
  taken: number
  only: number
}

export interface ClickStatistics {
  readonly kinds: ReadonlyMap<Kind, Clicks>
  readonly none: ForcedShares
}

interface Counting {
  readonly kinds: ReadonlyMap<Kind, { own: number[]; whole: number[] }>
  readonly none: ForcedShares
}

/** Results by kind of space, over seeded matches of all player counts and variants. */
export function clicksOf(by: Player, matches: number): ClickStatistics {
  const names = Object.keys(kinds) as Kind[]
  const found: Counting = {
    kinds: new Map(names.map((kind) => [kind, { own: [], whole: [] }])),
    none: { commands: 0, taken: 0, only: 0 },
  }
  for (const options of variants) {
    for (const seats of [2, 3, 4]) {
      for (let i = 0; i < matches; i += 1) countMatch(by, seats, options, `clicks ${i}`, found)
    }
  }
  return found
}

function countMatch(
  by: Player,
  seats: number,
  options: object,
  seed: string,
  { kinds: found, none }: Counting,
): void {
  const begun = start(rajas, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const bot = makeRajasBot(rajas.values)
  let at: { own: number[]; whole: number[] } | undefined
  const choose = (
    now: { state: unknown },
    seat: Seat,
    legal: readonly Command[],
    random: never,
  ) => {
    const view = rajas.view(now.state as never, seat)
    const command = by === 'bot' ? bot(view, legal, seat, random) : (random as Rng).pick(legal)
    if (view.flow.wait.kind === 'place') {
      at = command.type === 'placeWorker' ? found.get(kindOf(view, command.space)) : undefined
      at?.own.push(0)
      at?.whole.push(0)
    }
    none.commands += 1
    if (isTaken(view, legal, command)) none.taken += 1
    else {
      if (legal.length === 1) none.only += 1
      if (at) count(at, view)
    }
    return command
  }
  playOut(begun.match, makeRandom(seed), choose as unknown as Choose as never)
}

interface Rng {
  pick<T>(list: readonly T[]): T
}

/** Forced steps are taken by the session and do not count as commands of a person. */
function isTaken(view: View, legal: readonly Command[], command: Command): boolean {
  return legal.length === 1 && (rajas.isForced?.(command, view) ?? false)
}

function count({ own, whole }: { own: number[]; whole: number[] }, { flow }: View): void {
  const add = (list: number[]) => void (list[list.length - 1] = (list.at(-1) ?? 0) + 1)
  if (flow.wait.kind === 'place' || flow.from.kind === 'space') add(own)
  add(whole)
}

function kindOf(view: View, id: string): Kind {
  const spaces = rajas.values.spaces[view.players.length] ?? []
  const space = spaces.find((one) => one.id === id)
  if (!space) throw new Error(`no space ${id}`)
  return space.kind
}

export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)
}

function main(matches: number): void {
  for (const by of ['bot', 'random'] as const) {
    console.log(`${by}: commands of a person for one action, and with all that it brings`)
    const { kinds: counted, none } = clicksOf(by, matches)
    for (const [kind, { own, whole }] of counted) {
      const most = Math.max(0, ...own)
      console.log(
        `  ${kinds[kind].padEnd(24)} mean ${meanOf(own).toFixed(2)}, at most ${most}`,
        `(with gains ${meanOf(whole).toFixed(2)}, ${Math.max(0, ...whole)}) in ${own.length}`,
      )
    }
    const share = (n: number) => `${n} (${((100 * n) / none.commands).toFixed(1)} %)`
    console.log(
      `  of ${none.commands} commands ${share(none.taken)} are no decision and go by themselves,`,
      `${share(none.only)} are given though there is no other`,
    )
  }
}

if (process.argv[1] === import.meta.filename) main(Number(process.argv[2] ?? 8))
