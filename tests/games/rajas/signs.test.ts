/** Icons of dice wherever lines mention them: the colour's symbol or the face; all icon files exist. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { Line, LinePart, Sign } from '../../../src/kernel/line.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { root } from '../../architecture/imports.ts'

/** All nested lines that mention a die. */
function diceOf(part: LinePart): readonly Line[] {
  if (typeof part !== 'object') return []
  if ('list' in part) return part.list.flatMap(diceOf)
  if (!('key' in part)) return []
  const inner = Object.values(part.parts ?? {}).flatMap(diceOf)
  return /^rajas\.(die|colour)\./.test(part.key) ? [part, ...inner] : inner
}

test('prompts, choices and log lines show icons of dice', () => {
  const begun = start(rajas, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const random = makeRandom('signs')
  const signs = new Map<string, Sign>()
  const places = new Set<string>()
  const note = (place: string, line: Line | null): void => {
    for (const { key, sign } of line ? diceOf(line) : []) {
      expect([place, key, sign?.tone]).toEqual([place, key, key.split('.')[2]])
      if (sign) signs.set(sign.icon, sign)
      places.add(place)
    }
  }
  let { match } = begun
  for (let step = 0; step < 260 && pendingOf(match).length > 0; step += 1) {
    const { table } = match.state
    const { seat } = table.flow
    note('prompt', rajas.prompt(table, seat))
    for (const command of legalFor(match, seat)) {
      note(`choice ${command.type}`, rajas.label(command, table).line)
    }
    match = advance(match, random)
    for (const event of match.last?.events ?? []) note(`told ${event.type}`, rajas.tell(event, 0))
  }
  for (const place of [
    'prompt',
    'choice payDie',
    'choice takeDie',
    'told diceRolled',
    'told dieTaken',
  ]) {
    expect(places).toContain(place)
  }
  const icons = [...signs.keys()]

  expect(icons.filter((icon) => icon.startsWith('die-')).length).toBe(6)
  expect(icons.filter((icon) => icon.startsWith('pip-')).length).toBe(4)
  const missing = icons.filter((icon) => !existsSync(join(root, 'public/icons', `${icon}.svg`)))
  expect(missing).toEqual([])
})
