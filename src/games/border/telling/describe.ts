/** Describes the table as panels, which every screen renders: turn and dice, score strip, one map per player. */
import { line } from '../../../kernel/line.ts'
import type { Fact, Panel } from '../../../kernel/panel.ts'
import type { Layout } from '../edition.ts'
import { colourName } from './names.ts'
import { throwLimit } from '../rules/setup.ts'
import type { Die, View } from '../types.ts'
import { sheetPanel } from './describe/sheet.ts'
import { stripPanel } from './describe/strip.ts'

export function describe(layout: Layout, view: View): readonly Panel[] {
  const sheets = view.players.flatMap((player, seat) =>
    player.sheet === null ? [] : [sheetPanel(layout, player, seat)],
  )
  return [turnPanel(view), stripPanel(layout, view), ...sheets]
}

function turnPanel(view: View): Panel {
  const turn: Fact[] = [
    { label: line('border.fact.round'), value: line('border.number', { n: view.round }) },
  ]
  if (view.round > 0) {
    const who = { seat: view.active }
    turn.push({ label: line('border.fact.active'), value: line('border.who', { who }) })
    const value = line('border.fact.throwsOf', { n: view.throws, limit: throwLimit })
    turn.push({ label: line('border.fact.throws'), value })
    turn.push({ label: line('border.fact.action'), value: line(actionKey(view)) })
  }
  const dice = view.dice.map((die, i) => ({
    label: line('border.fact.die', { n: i + 1 }),
    value: dieLine(die),
  }))
  return {
    id: 'turn',
    title: line('border.panel.turn'),
    rows: [
      { kind: 'facts', facts: turn },
      { kind: 'facts', facts: dice },
    ],
  }
}

function actionKey(view: View): string {
  if (view.phase.kind === 'over') return 'border.fact.over'
  if (view.phase.kind !== 'cross') return 'border.fact.first'
  return view.phase.single ? 'border.fact.secondSingle' : 'border.fact.second'
}

function dieLine(die: Die) {
  if (die.face === null) return line('border.fact.notThrown')
  const colour = colourName(die.face)
  return die.spent ? line('border.fact.spent', { colour }) : colour
}
