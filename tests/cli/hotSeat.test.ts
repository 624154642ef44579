/** Two people at one terminal: nobody reads what is the other's, and each reads what is theirs. */
import { describe, expect, test, vi } from 'vitest'
import { run } from '../../src/cli/play.ts'
import { cleared, makeTestTerminal } from './testTerminal.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const seat = (text: string) => /^Player (\d): take the seat/.exec(text)?.[1]

/** Plays on by the first choice that fits one of these words, wherever somebody is asked. */
async function played(args: readonly string[], most: number, ...wished: readonly RegExp[]) {
  const terminal = makeTestTerminal([])
  let asked = 0
  const ask = (prompt: string): Promise<string | null> => {
    terminal.printed.push(prompt)
    asked += 1
    if (asked > most) return Promise.resolve(null)
    if (!prompt.startsWith('number')) return Promise.resolve('')
    const since = terminal.printed.slice(terminal.printed.findLastIndex((one) => one === ''))
    const found = wished.map((wish) =>
      since.find((one) => /^ +\d+ {2}/.test(one) && wish.test(one)),
    )
    return Promise.resolve(/\d+/.exec(found.find(Boolean) ?? '1')?.[0] ?? '1')
  }
  expect(await run([...args], { ...terminal, ask })).toBe(0)
  return terminal.printed
}

const nagaraja = ['--game', 'nagaraja', '--seed', 'two', '--throws', 'seeded']

/** What can be read at each moment when somebody is asked to sit down or to throw. */
function onScreen(printed: readonly string[], isMoment: (text: string) => boolean) {
  return printed.flatMap((text, i) => {
    if (!isMoment(text)) return []
    const from = printed.slice(0, i).lastIndexOf(cleared) + 1
    return [printed.slice(from, i).join('\n')]
  })
}

describe('Nagaraja', () => {
  test('the screen is cleared before the other takes the seat, and before both throw', async () => {
    const printed = await played(nagaraja, 60, /Lay/, /Make the call/, /Pass/)
    expect(printed.filter((text) => text === cleared).length).toBeGreaterThan(4)
    const seats = new Set(printed.map(seat).filter(Boolean))
    expect(seats).toEqual(new Set(['1', '2']))
    for (const text of onScreen(printed, (one) => seat(one) !== undefined)) {
      expect(text).not.toMatch(/Hand: |lays “|draws “/)
    }
    for (const text of onScreen(printed, (one) => one.includes('press Enter to throw'))) {
      expect(text).not.toMatch(/Hand: |lays “|draws “/)
    }
  })

  test('the output for a person holds only what that person may know', async () => {
    const printed = await played(nagaraja, 60, /Lay/, /Make the call/, /Pass/)
    for (let i = 0; i < printed.length; i += 1) {
      const owner = /─ Hand: (Player \d)/.exec(printed[i] ?? '')?.[1]
      if (!owner) continue
      const from = printed.slice(0, i).lastIndexOf(cleared) + 1
      const before = printed.slice(from, i).findLast((text) => seat(text) !== undefined)
      expect(before).toContain(owner)
    }
  })

  test.each(['true', 'false'])(
    'a looked-at card is shown to its viewer only, memory %s',
    async (memory) => {
      const args = [...nagaraja, '--options', `{"memory":${memory}}`]
      const looks = [/Look at .*pay with/, /niche|[WNE]\d \(Player/, /Let the card stand/]
      const printed = await played(args, 400, ...looks, /Lay “Look|Lay/, /Make the call/)
      const seen = printed.filter((text) =>
        /^· Player \d: looks at niche .*relic \(\d\)/.test(text),
      )
      expect(seen.length).toBeGreaterThan(0)
      for (const told of seen) {
        const at = printed.indexOf(told)
        const who = /Player \d/.exec(told)?.[0]
        const from = printed.slice(0, at).lastIndexOf(cleared)
        const sitting = printed.slice(from + 1, at).findLast((text) => seat(text) !== undefined)
        expect(sitting).toContain(who)
      }
    },
  )
})

test('an open game is passed on without clearing the screen', async () => {
  const printed = await played(
    ['--game', 'border', '--seats', '2', '--seed', 'h', '--throws', 'seeded'],
    12,
  )
  expect(printed.filter((text) => seat(text) !== undefined).length).toBeGreaterThan(0)
  expect(printed).not.toContain(cleared)
})

test('only the panels that changed are printed, of all players', async () => {
  const args = [
    '--game',
    'rajas',
    '--seats',
    '2',
    '--bots',
    '1',
    '--seed',
    'p',
    '--throws',
    'seeded',
  ]
  const printed = await played(args, 6)
  const provinces = printed.filter((text) => text.startsWith('╭─ Province: Bot'))
  expect(provinces.length).toBeGreaterThan(0)
  const panels = printed.filter((text) => text.startsWith('╭─'))
  const titleOf = (text: string) => /╭─ (.*?) ─*╮/.exec(text)?.[1] ?? ''
  const last = new Map<string, string>()
  for (const text of panels) {
    expect(last.get(titleOf(text))).not.toBe(text)
    last.set(titleOf(text), text)
  }
})

test('the table of results names the counted quantity in its header', async () => {
  const printed = await played(
    ['--game', 'rajas', '--bots', '2', '--seed', 'r', '--throws', 'seeded', '--quiet'],
    1,
  )
  expect(printed.at(-1)).toMatch(/Place +Player +Overlap/)
})
