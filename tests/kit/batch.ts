/** Checks parallel play: the order of answers does not matter, and each seat can take back its own. */
import { retract } from '../../src/kernel/history.ts'
import type { Input } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, type Step, submit } from '../../src/kernel/match.ts'
import type { Choice } from '../../src/kernel/pending.ts'
import type { Random } from '../../src/kernel/random.ts'
import { difference } from './difference.ts'
import { insist } from './failure.ts'
import { inWorld } from './step.ts'

/** Two seats with choices in one batch answer in both orders. */
export function checkPairs(match: Match, random: Random): void {
  const open = pendingOf(match).filter(
    (item): item is Choice => item.kind === 'choice' && item.batch !== undefined,
  )
  if (open.length < 2) return
  const [first, second] = random.draw(open.length, 2).map((at) => open[at]!)
  if (!first || !second || first.batch !== second.batch) return
  const a = choose(match, first.seat, random)
  const b = choose(match, second.seat, random)
  const found = difference(after(match, [a, b]).state, after(match, [b, a]).state)
  insist(!found, 'order', () => `seats ${first.seat} and ${second.seat} depend on order: ${found}`)
}

function choose(match: Match, seat: number, random: Random): Input {
  return { kind: 'command', seat, command: random.pick(legalFor(match, seat)) }
}

function after(match: Match, inputs: readonly Input[]): Match {
  let played = match
  for (const input of inputs) {
    const outcome = submit(played, input)
    insist(outcome.ok, 'order', () => `refused in another order: ${JSON.stringify(input)}`)
    played = outcome.match
  }
  return played
}

/** Replays a batch that has just closed with the seats' inputs interleaved differently. */
export function checkInterleaving(match: Match, random: Random): void {
  const { last } = match
  if (!last || last.batch === null) return
  const isOpen = pendingOf(match).some(
    (item) => item.kind === 'choice' && item.batch === last.batch,
  )
  if (isOpen) return
  const steps = stepsOfBatch(match)
  const start = inWorld({ ...match, last: null }, steps[0]!.before)
  const again = after(start, interleave(steps, random))
  const found = difference(match.state, again.state)
  insist(!found, 'order', () => `the batch in another order ends differently: ${found}`)
}

function stepsOfBatch(match: Match): readonly Step<unknown, { type: string }, { type: string }>[] {
  const steps = []
  const batch = match.last?.batch
  for (let step = match.last; step && step.batch === batch; step = step.previous) steps.push(step)
  return steps.reverse()
}

function interleave(steps: readonly { readonly input: Input }[], random: Random): readonly Input[] {
  const queues = new Map<number, Input[]>()
  for (const { input } of steps) {
    if (input.kind !== 'command') continue
    queues.set(input.seat, [...(queues.get(input.seat) ?? []), input])
  }
  const mixed: Input[] = []
  while (queues.size > 0) {
    const seat = random.pick([...queues.keys()])
    const [next, ...rest] = queues.get(seat) ?? []
    if (next) mixed.push(next)
    if (rest.length > 0) queues.set(seat, rest)
    else queues.delete(seat)
  }
  return mixed
}

/** Each seat with an input in the open batch takes it back and gives it again. */
export function checkRetract(match: Match): void {
  const { last } = match
  if (!last || last.batch === null || last.barrier) return
  const isOpen = pendingOf(match).some(
    (item) => item.kind === 'choice' && item.batch === last.batch,
  )
  if (!isOpen) return
  const latest = new Map<number, Input>()
  for (
    let step = last as typeof last | null;
    step && step.batch === last.batch;
    step = step.previous
  ) {
    if (step.barrier) break
    const { input } = step
    if (input.kind === 'command' && !latest.has(input.seat)) latest.set(input.seat, input)
  }
  for (const [seat, input] of latest) {
    const back = retract(match, seat)
    insist(back.ok, 'retract', () => `seat ${seat} cannot retract ${JSON.stringify(input)}`)
    insist(back.match.length === match.length - 1, 'retract', () => 'not one input less')
    const forth = submit(back.match, input)
    const found = forth.ok ? difference(match.state, forth.match.state) : 'a refusal'
    insist(!found, 'retract', () => `seat ${seat} back and forth differs at ${found}`)
  }
}
