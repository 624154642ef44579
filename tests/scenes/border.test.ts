/** The Border's board as a function of views, clock and legal lists, without drawing anything. */
import { describe, expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { pointsOf } from '../../src/games/border/rules/scoring.ts'
import type { Command } from '../../src/games/border/commands.ts'
import type { View } from '../../src/games/border/types.ts'
import { legalFor, pendingOf, submit } from '../../src/kernel/match.ts'
import { choosableDice, diceOf, meantByDice } from '../../src/scenes/border/dice.ts'
import { boxAt, boxSpots, boxWidth, joins, slateSpots } from '../../src/scenes/border/lay.ts'
import { insides } from '../../src/scenes/border/mapArt.ts'
import { boxesOf, commandAt, lightsOf } from '../../src/scenes/border/lights.ts'
import { crossShare, pace, planBeat } from '../../src/scenes/border/motion.ts'
import { leavingsOf } from '../../src/scenes/border/reach.ts'
import { planOf } from '../../src/scenes/border/plan.ts'
import { camerasFor } from '../../src/scenes/border/cameras.ts'
import { winnersOf } from '../../src/scenes/border/winners.ts'
import { narrow, only } from '../../src/scenes/narrow.ts'
import { type BorderMatch, playedMatch } from './page/matches.ts'

const ownLayout = border.values

const viewOf = (match: BorderMatch): View => border.view(match.state, 'table')
const inPhase =
  (kind: string, length = 60) =>
  (match: BorderMatch) =>
    match.length > length && match.state.phase.kind === kind

function actingIn(match: BorderMatch) {
  return pendingOf(match).flatMap((item) =>
    item.kind === 'choice' ? [{ seat: item.seat, legal: legalFor(match, item.seat) }] : [],
  )
}

describe('the lie of the land', () => {
  const spots = boxSpots(ownLayout)

  test('neighbours touch and nothing overlaps', () => {
    for (const box of ownLayout.boxes) {
      for (const other of ownLayout.boxes) {
        const [a, b] = [spots[box.id], spots[other.id]]
        if (!a || !b || box.id === other.id) continue
        const far = Math.hypot(a.x - b.x, a.z - b.z)
        if (box.adj.includes(other.id)) expect(far).toBeCloseTo(boxWidth, 5)
        else expect(far).toBeGreaterThan(boxWidth * 1.2)
      }
    }
  })

  test('every box is found under its own middle and none between the regions', () => {
    spots.forEach((spot, box) => expect(boxAt(spots, spot.x + 0.3, spot.z - 0.3)).toBe(box))
    for (const { picture } of insides(ownLayout)) {
      if (picture.radius > boxWidth) expect(boxAt(spots, picture.x, picture.z)).toBeNull()
    }
  })

  test('a joined side is joined from both boxes, and only within a segment', () => {
    const sheet = ownLayout.sheets['A']
    if (!sheet) throw new Error('no sheet')
    const bits = joins(ownLayout, spots, sheet.segmentOf)
    const count = (number: number) => number.toString(2).replaceAll('0', '').length
    const all = bits.reduce((sum, number) => sum + count(number), 0)
    const pairs = ownLayout.boxes.flatMap((box) =>
      box.adj.filter((other) => {
        const segment = sheet.segmentOf[box.id] ?? -1
        return segment >= 0 && sheet.segmentOf[other] === segment
      }),
    )
    expect(all).toBe(pairs.length)
    expect(all).toBeGreaterThan(80)
  })

  test('pictures and values of a region stand inside of it, apart from each other', () => {
    for (const { picture, values } of insides(ownLayout)) {
      expect(picture.radius).toBeGreaterThan(0.3)
      expect(Math.hypot(picture.x - values.x, picture.z - values.z)).toBeGreaterThan(picture.radius)
    }
  })

  test('each number of seats has its slates side by side and its cameras', () => {
    for (const seats of [2, 3, 4]) {
      const slates = slateSpots(seats)
      expect(slates.length).toBe(seats)
      expect(Object.keys(camerasFor(seats))).toEqual(
        expect.arrayContaining(['seat', 'above', ...slates.map((_, seat) => `slate-${seat}`)]),
      )
    }
  })
})

describe('motion', () => {
  /** Every step of a match as a beat. */
  function beats(): { from: View; to: View; events: readonly never[] }[] {
    const match = playedMatch(3, 'motion', () => false)
    const found: { from: View; to: View; events: readonly never[] }[] = []
    let to = match.state
    for (let step = match.last; step; step = step.previous) {
      const view = (state: typeof to) => border.view(state, 'table')
      found.unshift({ from: view(step.before), to: view(to), events: step.events as never })
      to = step.before
    }
    return found
  }
  const all = beats()

  test('each new cross, circle and stroke of a match is drawn exactly once', () => {
    const crosses = new Set<string>()
    const rings = new Set<string>()
    for (const { from, to, events } of all) {
      const plan = planBeat(ownLayout, from, to, events)
      for (const { seat, at } of plan.crosses) {
        expect(crosses.has(`${seat} ${at}`)).toBe(false)
        crosses.add(`${seat} ${at}`)
      }
      for (const { seat, at } of plan.rings) rings.add(`${seat} ${at}`)
      for (const stroke of [...plan.crosses, ...plan.rings, ...plan.strikes]) {
        expect(stroke.start).toBeLessThan(plan.length)
      }
    }
    const end = all.at(-1)?.to
    const crossed = end?.players.flatMap((player) => player.crossed.filter((action) => action > 0))
    const earned = end?.players.flatMap((player) =>
      player.earned.filter((points) => points !== null),
    )
    expect(crosses.size).toBe(crossed?.length)
    expect(rings.size).toBe(earned?.length)
    expect(rings.size).toBeGreaterThan(5)
  })

  test('a beat without a change lasts no time; undo and jumps draw nothing new', () => {
    const [first, last] = [all[0]?.from, all.at(-1)?.to]
    if (!first || !last) throw new Error('no match')
    expect(planBeat(ownLayout, last, last, []).length).toBe(0)
    expect(planBeat(ownLayout, last, first, []).crosses).toEqual([])
  })

  test('each throw turns over the tiles of the dice whose colours it changes', () => {
    let turned = 0
    for (const { from, to, events } of all) {
      const { turns, length } = planBeat(ownLayout, from, to, events)
      const changed = to.dice.flatMap(({ face }, die) =>
        face === from.dice[die]?.face ? [] : [die],
      )
      expect(turns.map(({ at }) => at)).toEqual(changed)
      for (const { start } of turns) expect(start + pace.turn).toBeLessThanOrEqual(length + 1e-9)
      turned += turns.length
    }
    expect(turned).toBeGreaterThan(20)
  })

  test('the garland is laid once, after everything else, for those in the first place', () => {
    const laid = all.filter(
      ({ from, to, events }) => planBeat(ownLayout, from, to, events).garland !== null,
    )
    expect(laid.length).toBe(1)
    const [end] = laid
    if (!end) throw new Error('no end')
    expect(end.to.phase.kind).toBe('over')
    const { garland, rings, strikes, length } = planBeat(ownLayout, end.from, end.to, end.events)
    for (const { start } of [...rings, ...strikes]) expect(start).toBeLessThan(garland ?? 0)
    expect(length).toBeCloseTo((garland ?? 0) + pace.garland)
    const points = end.to.players.map(pointsOf)
    const winners = winnersOf(end.to)
    expect(winners.length).toBeGreaterThan(0)
    for (const seat of winners) expect(points[seat]).toBe(Math.max(...points))
    expect(winnersOf(end.from)).toEqual([])
  })

  test('chalk is drawn from nothing to a whole cross, one box after the other', () => {
    const beat = all.find(
      ({ from, to, events }) => planBeat(ownLayout, from, to, events).crosses.length > 1,
    )
    if (!beat) throw new Error('no segment of two was completed')
    const [first, second] = planBeat(ownLayout, beat.from, beat.to, beat.events).crosses
    if (!first || !second) throw new Error('no crosses')
    expect(crossShare(first, 0)).toBe(0)
    expect(crossShare(first, pace.cross)).toBe(1)
    expect(crossShare(second, pace.between)).toBe(0)
    expect(crossShare(first, pace.between)).toBeGreaterThan(0)
  })

  test('what is drawn is heard, at its time', () => {
    for (const [number, { from, to, events }] of all.entries()) {
      const plan = planOf({ number, from, to, events })
      const chalk = plan.cues.filter(({ sound }) => sound === 'chalk')
      for (const { at } of plan.cues) expect(at).toBeLessThanOrEqual(plan.length)
      expect(chalk.length).toBe(plan.crosses.length + plan.rings.length + plan.strikes.length)
    }
    const last = all.at(-1)
    expect(last && planOf({ number: 0, ...last }).cues.at(-1)?.name).toBe('matchEnded')
  })
})

describe('what glows', () => {
  test('exactly the boxes of the legal commands glow, on the slates of those who act', () => {
    for (const phase of ['complete', 'cross']) {
      const match = playedMatch(4, `glow ${phase}`, (now) => {
        const able = actingIn(now).filter(({ legal }) => legal.length > 1)
        return inPhase(phase, 20)(now) && able.length === (phase === 'cross' ? 3 : 1)
      })
      const view = viewOf(match)
      const acting = actingIn(match)
      const { glow, focus } = lightsOf(ownLayout, view, acting, null)
      expect(focus.every((boxes) => boxes.size === 0)).toBe(true)
      glow.forEach((boxes, seat) => {
        const legal = acting.find((entry) => entry.seat === seat)?.legal ?? []
        const wanted = new Set(legal.flatMap((command) => boxesOf(ownLayout, view, seat, command)))
        expect([...boxes].sort()).toEqual([...wanted].sort())
      })
      expect(acting.length).toBe(phase === 'cross' ? 3 : 1)
    }
  })

  test('touching a glowing box gives a legal command that crosses it; other boxes give none', () => {
    const match = playedMatch(4, 'touch', inPhase('cross'))
    const view = viewOf(match)
    const acting = actingIn(match)
    const { glow } = lightsOf(ownLayout, view, acting, null)
    view.players.forEach((player, seat) => {
      player.crossed.forEach((_, box) => {
        const command = commandAt(ownLayout, view, acting, seat, box)
        expect(command !== null).toBe(glow[seat]?.has(box))
        if (!command) return
        expect(submit(match, { kind: 'command', seat, command }).ok).toBe(true)
      })
    })
  })

  test('what a completion leaves for the others is what they may cross after it', () => {
    let seen = 0
    for (let i = 0; i < 12; i += 1) {
      const match = playedMatch(3, `leave ${i}`, inPhase('complete', 40 + i * 4))
      const [entry] = actingIn(match)
      const command = entry?.legal.find(({ type }) => type === 'complete')
      if (!entry || !command) continue
      const left = leavingsOf(ownLayout, viewOf(match), command)
      const done = submit(match, { kind: 'command', seat: entry.seat, command })
      if (!done.ok) throw new Error('refused')
      const ended =
        done.match.state.phase.kind === 'complete'
          ? submit(done.match, { kind: 'command', seat: entry.seat, command: { type: 'done' } })
          : done
      if (!ended.ok) throw new Error('refused')
      if (ended.match.state.phase.kind !== 'cross') continue
      seen += 1
      expect(left?.single).toBe(ended.match.state.phase.single)
      for (const seat of [0, 1, 2].filter((other) => other !== entry.seat)) {
        const boxes = legalFor(ended.match, seat).flatMap((item) =>
          item.type === 'cross' ? [item.box] : [],
        )
        expect(left?.boxes[seat]).toEqual(boxes)
      }
    }
    expect(seen).toBeGreaterThan(3)
  })
})

describe('dice', () => {
  const match = playedMatch(2, 'dice', inPhase('keep', 20))
  const acting = actingIn(match)

  test('all five may be chosen after a throw, and exactly the chosen ones are thrown again', () => {
    expect(choosableDice(acting)).toEqual(['die-0', 'die-1', 'die-2', 'die-3', 'die-4'])
    expect(meantByDice([], acting)).toBeNull()
    expect(meantByDice(['die-3', 'die-1'], acting)?.command).toEqual({
      type: 'throwAgain',
      dice: [1, 3],
    })
  })

  test('the faces are those of the view, and what a choice would spend is shown as spent', () => {
    const now = playedMatch(2, 'cost', (state) => {
      const [entry] = actingIn(state)
      return inPhase('complete')(state) && entry?.legal[0]?.type === 'complete'
    })
    const view = viewOf(now)
    const [entry] = actingIn(now)
    const command = entry?.legal[0]
    if (!entry || !command) throw new Error('nothing to complete')
    const before = diceOf(view, null).filter(({ spent }) => spent).length
    const after = diceOf(view, { seat: entry.seat, command }).filter(({ spent }) => spent).length
    expect(after - before).toBe(boxesOf(ownLayout, view, entry.seat, command).length)
  })
})

describe('narrowing', () => {
  const legal: readonly Command[] = [
    { type: 'complete', segment: 3 },
    { type: 'cross', box: 4, colour: 'red' },
    { type: 'cross', box: 4, colour: 'blue' },
    { type: 'throwAgain', dice: [0, 2] },
    { type: 'throwAgain', dice: [0, 1, 2] },
  ]

  test('picks filter by their fields, lists by what they hold', () => {
    expect(narrow(legal, { box: 4 }).length).toBe(2)
    expect(narrow(legal, { box: 4 }, { colour: 'blue' })).toEqual([legal[2]])
    expect(narrow(legal, { dice: [2, 0] }).length).toBe(2)
    expect(narrow(legal, { dice: [1] })).toEqual([legal[4]])
    expect(narrow(legal, { box: 9 })).toEqual([])
  })

  test('a command is meant only when it is the only one left', () => {
    expect(only(narrow(legal, { box: 4 }))).toBeNull()
    expect(only(narrow(legal, { segment: 3 }))).toBe(legal[0])
    expect(only([])).toBeNull()
  })
})
