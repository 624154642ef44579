/** Checks which inputs the kernel accepts and refuses in a position, and that a refusal leaves the match unchanged. */
import { faceCount } from '../../src/shapes/pieces.ts'
import { sameCommand, type Tagged } from '../../src/kernel/command.ts'
import type { Input } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { legalFor, type Match, pendingOf, submit } from '../../src/kernel/match.ts'
import type { Chance } from '../../src/kernel/pending.ts'
import type { Random } from '../../src/kernel/random.ts'
import type { RefusalCode } from '../../src/kernel/refusal.ts'
import { checkStranded } from './position.ts'
import { insist } from './failure.ts'

/** Some commands of each list are accepted, give the same result twice, and leave no player without a move. */
export function checkAccepts(match: Match, random: Random, sample: number): void {
  for (const item of pendingOf(match)) {
    if (item.kind !== 'choice') continue
    const list = legalFor(match, item.seat)
    for (const at of random.draw(list.length, Math.min(sample, list.length))) {
      tryOne(match, { kind: 'command', seat: item.seat, command: list[at]! })
    }
  }
}

function tryOne(match: Match, input: Input): void {
  const outcome = submit(match, structuredClone(input))
  insist(outcome.ok, 'accepts', () => `legal and refused: ${JSON.stringify(input)}`)
  checkStranded(outcome.match, ` after ${JSON.stringify(input)}`)
}

export function checkRefuses(match: Match, random: Random): void {
  const before = hash(match.state)
  for (let seat = -1; seat <= match.seats; seat += 1) {
    for (const command of nonsense(match, seat, random)) {
      refused(match, { kind: 'command', seat, command: command as Tagged }, [
        'notYourTurn',
        'notLegal',
        'over',
      ])
    }
  }
  for (const input of forgeries(match)) {
    refused(match, input, ['staleChance', 'wrongAnswer', 'over'])
  }
  insist(hash(match.state) === before, 'refuses', () => 'a refused input has changed the state')
}

function refused(match: Match, input: Input, codes: readonly RefusalCode[]): void {
  const outcome = submit(match, input)
  insist(!outcome.ok, 'refuses', () => `accepted: ${JSON.stringify(input)}`)
  insist(codes.includes(outcome.refusal.code), 'refuses', () => outcome.refusal.code)
}

/** Values that are no commands, slightly changed commands, and commands that only another seat may give. */
function nonsense(match: Match, seat: number, random: Random): readonly unknown[] {
  const own = seat < 0 || seat >= match.seats ? [] : legalFor(match, seat)
  const others = Array.from({ length: match.seats }, (_, other) => legalFor(match, other)).flat()
  const foreign = others.length > 0 ? [random.pick(others)] : []
  const bent = own.length > 0 ? bend(random.pick(own), random) : []
  return [null, undefined, 7, 'pass', [], {}, { type: 'nonsense' }, ...foreign, ...bent].filter(
    (command) => !own.some((legal) => sameCommand(legal, command)),
  )
}

function bend(command: Tagged, random: Random): readonly unknown[] {
  const fields = Object.entries(command).filter(([key]) => key !== 'type')
  const bent: unknown[] = [
    { ...command, extra: 1 },
    { ...command, type: `${command.type}x` },
  ]
  if (fields.length === 0) return bent
  const [key, value] = random.pick(fields)
  const others = typeof value === 'number' ? [value + 1, -1, value + 0.5, NaN] : [null, 0, 'x']
  return [...bent, ...others.map((other) => Object.assign({}, command, { [key]: other }))]
}

function forgeries(match: Match): readonly Input[] {
  const faces = { kind: 'faces', faces: [0] } as const
  const chances = pendingOf(match).filter((item) => item.kind === 'chance')
  const stale = [-1, 1e6, 0.5].map((id) => ({ kind: 'chance', id, answer: faces }) as const)
  return [...stale, ...chances.flatMap(forge)]
}

function forge({ id, ask }: Chance): readonly Input[] {
  const size = ask.kind === 'throw' ? ask.pieces.length : ask.take
  const top = ask.kind === 'throw' ? faceCount(ask.pieces[0]!.kind) : ask.from
  const list = Array.from({ length: size }, (_, i) => (ask.kind === 'throw' ? 0 : i))
  const lists = [[...list, 0], list.slice(1), [top, ...list.slice(1)], [-1, ...list.slice(1)]]
  lists.push([0.5, ...list.slice(1)], [NaN, ...list.slice(1)])
  if (ask.kind === 'draw' && size > 1) lists.push(list.map(() => 0))
  const kind = ask.kind === 'throw' ? 'faces' : 'picks'
  const other = ask.kind === 'throw' ? 'picks' : 'faces'
  const answers = [null, {}, { kind: other, [other]: list }, { kind, [kind]: 'list' }]
  return [...answers, ...lists.map((forged) => ({ kind, [kind]: forged }))].map(
    (answer) => ({ kind: 'chance', id, answer }) as unknown as Input,
  )
}
