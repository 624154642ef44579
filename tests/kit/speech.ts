/** Checks that every text of a position renders in every language. */
import type { AnyGame } from '../../src/kernel/game.ts'
import type { Line } from '../../src/kernel/line.ts'
import { legalFor, type Match, pendingOf } from '../../src/kernel/match.ts'
import type { Panel, PanelRow } from '../../src/kernel/panel.ts'
import type { Random } from '../../src/kernel/random.ts'
import { viewersOf } from '../../src/kernel/seat.ts'
import { KitFailure, insist } from './failure.ts'
import { difference } from './difference.ts'
import type { Kit } from './types.ts'

/**
 * A panel is long: one random viewer reads it now and then, so that over some matches every viewer reads everything.
 */
const panelsEvery = 4

export function checkTold(kit: Kit, after: Match): void {
  const { game, seats } = after
  for (const event of after.last!.events) {
    for (const viewer of viewersOf(seats)) {
      const redacted = game.redact(event, viewer)
      for (const teller of [game, game.fading]) {
        const told = teller?.tell(redacted, viewer)
        if (told) say(kit, told)
      }
    }
  }
}

export function checkShown(kit: Kit, match: Match, random: Random, sample: number): void {
  const { game, state, seats } = match
  const result = game.result(state)
  if (result || random.int(panelsEvery) === 0) {
    const viewer = random.pick(viewersOf(seats))
    const view = game.view(state, viewer)
    for (const panel of game.describe(view, viewer)) sayPanel(kit, panel)
    const race = game.race?.(view)
    insist(!race || race.length === seats, 'words', () => 'the race leaves a seat out')
    for (const { score, left } of race ?? []) for (const one of [score, ...left]) say(kit, one)
  }
  for (const item of pendingOf(match)) {
    if (item.kind === 'choice') sayChoices(kit, match, item.seat, random, sample)
    else if (item.ask.kind === 'draw') say(kit, { key: item.ask.of })
  }
  if (!result) return
  for (const one of [result.why, ...result.standings.flatMap(({ notes }) => notes)]) say(kit, one)
}

function sayChoices(kit: Kit, match: Match, seat: number, random: Random, sample: number): void {
  const { game } = match
  const view = game.view(match.state, seat)
  say(kit, game.prompt(view, seat))
  const list = legalFor(match, seat)
  for (const at of random.draw(list.length, Math.min(sample, list.length))) {
    const { group, line } = game.label(list[at]!, view)
    say(kit, { key: group })
    say(kit, line)
    for (const told of game.preview?.(list[at]!, view) ?? []) say(kit, told)
  }
}

function sayPanel(kit: Kit, panel: Panel): void {
  for (const one of [panel.title, ...panel.rows.flatMap(linesOf)]) say(kit, one)
}

function linesOf(row: PanelRow): readonly Line[] {
  if (row.kind === 'line') return [row.line]
  if (row.kind === 'facts') return row.facts.flatMap(({ label, value }) => [label, value])
  if (row.kind === 'table') return [...row.head, ...row.rows.flat()]
  return row.cells.flat().flatMap((cell) => (cell ? [cell.name] : []))
}

/** The game's name, its line on the start page, and every option with its description. */
export function checkNames(kit: Kit): void {
  const { id, options }: AnyGame = kit.game
  const keys = [`${id}.name`, `${id}.tagline`]
  for (const spec of options) {
    const key = `${id}.option.${spec.key}`
    keys.push(key, `${key}.about`)
    if (spec.kind !== 'flag') keys.push(...spec.choices.map((choice) => `${key}.${choice}`))
  }
  for (const key of keys) say(kit, { key })
}

/** A line survives JSON; unlike game data it may contain fractions, for probabilities. */
function insistWords(told: Line): void {
  const found = difference(told, JSON.parse(JSON.stringify(told)))
  insist(!found, 'plain', () => `a line does not survive being sent: ${found}`)
}

const unfinished = /[{}]|undefined|NaN|\[object|^\s*$/

function say(kit: Kit, told: Line): void {
  const known = JSON.stringify(told)
  if (kit.said.has(known)) return
  insistWords(told)
  for (const voice of kit.voices) {
    let text: string
    try {
      text = voice.say(told)
    } catch (error) {
      throw new KitFailure('words', `${known} in ${voice.language}: ${String(error)}`)
    }
    insist(!unfinished.test(text), 'words', () => `${known} in ${voice.language}: “${text}”`)
  }
  kit.said.add(known)
}
