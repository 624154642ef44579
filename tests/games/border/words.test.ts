/** Log, prompts, labels, previews and panels of complete matches in four languages. */
import { describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import type { Line } from '../../../src/kernel/line.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import type { PanelRow } from '../../../src/kernel/panel.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { languages } from '../../../src/words/types.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { type BorderMatch, complete, matchAt } from './fixture.ts'

const names = ['Ann', 'Bashir', 'Χλόη', 'Данил']

function linesOfRow(row: PanelRow): Line[] {
  if (row.kind === 'line') return [row.line]
  if (row.kind === 'facts') return row.facts.flatMap((fact) => [fact.label, fact.value])
  if (row.kind === 'table') return [...row.head, ...row.rows.flat()]
  return row.cells.flat().flatMap((cell) => (cell ? [cell.name] : []))
}

/** All lines that can be shown in this position. */
function linesAt(match: BorderMatch): Line[] {
  const lines: Line[] = []
  for (let seat = 0; seat < match.seats; seat += 1) {
    const view = border.view(match.state, seat)
    lines.push(border.prompt(view, seat))
    for (const command of legalFor(match, seat)) {
      const label = border.label(command, view)
      lines.push({ key: label.group }, label.line, ...(border.preview?.(command, view) ?? []))
    }
  }
  for (const event of match.last?.events ?? []) {
    const told = border.tell(event, 'table')
    expect(told).not.toBeNull()
    if (told) lines.push(told)
  }
  const panels = border.describe(border.view(match.state, 'table'), 'table')
  for (const panel of panels) lines.push(panel.title, ...panel.rows.flatMap(linesOfRow))
  const result = border.result(match.state)
  if (result) lines.push(result.why, ...result.standings.flatMap((standing) => standing.notes))
  return lines
}

describe.each(languages)('in %s', (language) => {
  test('all lines of a complete match render', async () => {
    const voice = makeVoice(language, await loadDictionary(language), (seat) => names[seat] ?? '')
    const random = makeRandom(`words ${language}`)
    const begun = start(border, 3)
    if (!begun.ok) throw new Error(begun.refusal.code)
    let match: BorderMatch = begun.match
    const said = new Set<string>()
    for (let step = 0; ; step += 1) {
      const isWhole = step % 40 === 0 || pendingOf(match).length === 0
      if (isWhole) for (const line of linesAt(match)) said.add(voice.say(line))
      if (pendingOf(match).length === 0) break
      match = advance(match, random)
    }
    expect(said.size).toBeGreaterThan(300)
    for (const text of said) {
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|border\./)
      expect(text.trim()).not.toBe('')
    }
  })
})

test('preview of a completion tells its cost, its regions and the dice left over', async () => {
  const voice = makeVoice('en', await loadDictionary('en'), (seat) => names[seat] ?? '')
  const match = matchAt({ sheets: ['A', 'B'], faces: ['gray', 'gray', 'gray', 'yellow', 'blue'] })
  const view = border.view(match.state, 0)
  const foretold = border.preview?.(complete(match, 0, 4), view).map(voice.say)
  expect(foretold).toEqual([
    'Costs 3 dice (grey)',
    'Still missing for the Villa: 14 boxes',
    'Left for the others: 1 blue and 1 yellow',
  ])
  const waiting = matchAt({
    sheets: ['A', 'B'],
    faces: ['gray', 'gray', 'red', 'red', 'blue'],
    throws: 2,
  })
  const early = border.view(waiting.state, 0)
  expect(border.preview?.({ type: 'stop' }, early).map(voice.say)).toEqual([
    'These dice can complete: grey segment of 2 and red segment of 2',
  ])
  expect(border.preview?.({ type: 'throwAgain', dice: [2, 3, 4] }, early).map(voice.say)).toEqual([
    'Set aside: 2 grey',
    'Chance for the grey segment of 2 with the throws that remain: 100.0%',
    'Chance for the grey segment of 3 with the throws that remain: 42.1%',
    'Chance for the blue segment of 2 with the throws that remain: 7.4%',
  ])
})
