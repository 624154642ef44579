/** A random match written down: its inputs, what is told of them in English, and what each viewer sees as a hash. */
import type { Tagged } from '../../src/kernel/command.ts'
import type { AnyGame, Input } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import { type Match, start } from '../../src/kernel/match.ts'
import type { Options } from '../../src/kernel/options.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { viewersOf } from '../../src/kernel/seat.ts'
import type { Voice } from '../../src/words/voice.ts'

/** Views are written after every so many inputs; what is told, for so many at the start and at the end. */
const viewsEvery = 8
const toldAtStart = 240
const toldAtEnd = 24

export function playthrough(game: AnyGame, seats: number, options: Options, voice: Voice): string {
  const started = start(game, seats, options)
  if (!started.ok) throw new Error(`${game.id} does not start: ${started.refusal.code}`)
  const match = playOut(started.match, makeRandom(`golden ${game.id} ${seats}`))
  const steps = stepsOf(match)
  const title = `${voice.say({ key: `${game.id}.name` })}, ${seats} seats, rules ${game.rules}`
  const lines = [title, `options ${JSON.stringify(match.options)}`, viewsOf(started.match, 0)]
  for (const [at, { input, events }] of steps.entries()) {
    const number = at + 1
    lines.push(`${number}. ${inputLine(input)}`)
    const isTold = at < toldAtStart || number > steps.length - toldAtEnd
    if (isTold) lines.push(...toldOf(game, events, voice))
    const state = steps[number]?.before ?? match.state
    const isEnd = number === steps.length
    if (number % viewsEvery === 0 || isEnd) lines.push(viewsOf({ ...match, state }, number))
  }
  return `${[...lines, ...resultOf(match, voice)].join('\n')}\n`
}

function inputLine(input: Input): string {
  if (input.kind === 'chance') {
    const { answer } = input
    return answer.kind === 'faces'
      ? `chance ${input.id} faces ${answer.faces.join(' ')}`
      : `chance ${input.id} picks ${answer.picks.join(' ')}`
  }
  const { type, ...fields } = input.command
  const named = Object.entries(fields).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
  return `seat ${input.seat} ${type}${named.join('')}`
}

function toldOf(game: AnyGame, events: readonly Tagged[], voice: Voice): readonly string[] {
  return events.flatMap((event) => {
    const told = game.tell(event, 'director')
    return told ? [`   ${voice.say(told)}`] : []
  })
}

function viewsOf({ game, state, seats }: Match, number: number): string {
  const views = viewersOf(seats).map((viewer) => {
    return `${viewer} ${hash(game.view(state, viewer)).slice(0, 8)}`
  })
  return `   after ${number}: ${views.join(', ')}`
}

function resultOf({ game, state }: Match, voice: Voice): readonly string[] {
  const result = game.result(state)
  if (!result) return []
  const rows = result.standings.map(({ seat, place, score, notes }) => {
    const said = notes.map((note) => voice.say(note)).join('; ')
    return `   place ${place}, seat ${seat}, score ${score}: ${said}`
  })
  return [`result: ${voice.say(result.why)}`, ...rows]
}
