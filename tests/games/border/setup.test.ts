/** The start of a match: sheets, pens, the first active player. */
import { describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { pointsOf, regionCount } from '../../../src/games/border/rules/scoring.ts'
import { pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { kitParts } from './kitParts.ts'
import { type BorderMatch, begin } from './fixture.ts'

const ownLayout = border.values

function pick(match: BorderMatch, ...picks: number[]): BorderMatch {
  const answer = { kind: 'picks', picks } as const
  const outcome = submit(match, { kind: 'chance', id: match.state.chance, answer })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

describe('set-up', () => {
  test('[B1] four sheets, five dice, four pens, for 2 to 4 players', () => {
    expect(border.seats).toEqual({ min: 2, max: 4 })
    const components = [...kitParts.census(begin(2).state).keys()]
    expect(components.filter((name) => name.startsWith('die'))).toHaveLength(5)
    expect(components.filter((name) => name.startsWith('sheet'))).toHaveLength(4)
    expect(components.filter((name) => name.startsWith('pen'))).toHaveLength(4)
    expect(start(border, 5).ok).toBe(false)
    expect(start(border, 1).ok).toBe(false)
  })

  test('[B8, BG16] the sheets are drawn, one for each seat, all different', () => {
    const match = begin(3)
    const ask = { kind: 'draw', of: 'border.draw.sheets', from: 4, take: 3 }
    expect(pendingOf(match)).toEqual([{ kind: 'chance', id: 1, ask }])
    const dealt = pick(match, 3, 0, 2)
    expect(dealt.state.players.map((player) => player.sheet)).toEqual(['D', 'A', 'C'])
    const twice = { kind: 'picks', picks: [1, 1, 2] } as const
    expect(submit(match, { kind: 'chance', id: 1, answer: twice }).ok).toBe(false)
  })

  test('[B9] the first active player is drawn among the seats', () => {
    const dealt = pick(begin(3), 3, 0, 2)
    const ask = { kind: 'draw', of: 'border.draw.first', from: 3, take: 1 }
    expect(pendingOf(dealt)).toEqual([{ kind: 'chance', id: 2, ask }])
    expect(pick(dealt, 2).state).toMatchObject({ active: 2, round: 1, action: 1 })
  })

  test('[BG12] two players use two sheets, the others stay in the box', () => {
    const dealt = pick(begin(2), 1, 2)
    const places = kitParts.census(dealt.state)
    const sheets = ['A', 'B', 'C', 'D'].map((letter) => places.get(`sheet ${letter}`))
    expect(sheets).toEqual(['box', 'seat 0', 'seat 1', 'box'])
  })

  test('[BE2, B4] a fresh sheet has two crosses, no region, no point', () => {
    for (const player of begin(4).state.players) {
      const crossed = player.crossed.flatMap((mark, box) => (mark >= 0 ? [box] : []))
      expect(crossed).toEqual([0, 85])
      expect(crossed.every((box) => ownLayout.boxes[box]?.white)).toBe(true)
      expect([regionCount(player), pointsOf(player)]).toEqual([0, 0])
    }
  })
})
