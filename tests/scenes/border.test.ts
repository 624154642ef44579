/** The Border's scene as functions of views, clock and legal lists, without rendering. */
import { describe, expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { pointsOf } from '../../src/games/border/rules/scoring.ts'
import type { View } from '../../src/games/border/types.ts'
import { legalFor, pendingOf, submit } from '../../src/kernel/match.ts'
import { firstHit } from '../../src/scenes/board/hit.ts'
import { layOutView } from '../../src/scenes/board/paint.ts'
import { stillPlan } from '../../src/scenes/board/plan.ts'
import {
  touchedCommand,
  nextTouches,
  completeSet,
  commandTouches,
} from '../../src/scenes/board/touch.ts'
import { diceThingsOf } from '../../src/scenes/border/dice.ts'
import { boxId, boxOf } from '../../src/scenes/border/ids.ts'
import { makeScene } from '../../src/scenes/border/index.ts'
import { boxSpots, boxWidth } from '../../src/shapes/border.ts'
import { joinedSides, slateSpots, traySpotFor } from '../../src/scenes/border/lay.ts'
import { regionInsides } from '../../src/scenes/border/layers/mapArt.ts'
import { lightsOf } from '../../src/scenes/border/lights.ts'
import { boxesOf } from '../../src/scenes/border/picks.ts'
import { crossShare, strokeSeconds } from '../../src/scenes/border/strokes.ts'
import { openToOthers } from '../../src/scenes/border/reach.ts'
import { winnersOf } from '../../src/scenes/border/winners.ts'
import { type BorderMatch, playedMatch } from './border/playedMatch.ts'

const ownLayout = border.values

const viewOf = (match: BorderMatch): View => border.view(match.state, 'table')
const isDealt = (match: BorderMatch): boolean => match.length > 3

const inPhase =
  (kind: string, length = 60) =>
  (match: BorderMatch) =>
    match.length > length && match.state.phase.kind === kind

function actingIn(match: BorderMatch) {
  return pendingOf(match).flatMap((item) =>
    item.kind === 'choice' ? [{ seat: item.seat, legal: legalFor(match, item.seat) }] : [],
  )
}

describe("The Border's layout", () => {
  const spots = boxSpots(ownLayout)

  test('places neighbouring boxes side by side without overlap', () => {
    expect(spots).toHaveLength(ownLayout.boxes.length)
    let touching = 0
    for (const box of ownLayout.boxes) {
      for (const other of ownLayout.boxes) {
        const [a, b] = [spots[box.id], spots[other.id]]
        if (box.id === other.id) continue
        const far = Math.hypot(a!.x - b!.x, a!.z - b!.z)
        if (box.adj.includes(other.id)) {
          touching += 1
          expect(far).toBeCloseTo(boxWidth, 5)
        } else expect(far).toBeGreaterThan(boxWidth * 1.2)
      }
    }
    expect(touching).toBeGreaterThan(ownLayout.boxes.length)
  })

  test('finds every box at its own centre and none between the regions', () => {
    const to = viewOf(playedMatch(2, 'lie', isDealt))
    const { targets } = layOutView(makeScene(ownLayout, 2), { to, plan: stillPlan }, null)
    const [, right = { x: 0, z: 0 }] = slateSpots(2)
    const under = (x: number, z: number) => {
      const id = firstHit(targets, { from: [right.x + x, 60, right.z + z], way: [0, -1, 0] })
      return id === null ? null : boxOf(id)
    }
    expect(spots.length).toBe(ownLayout.boxes.length)
    spots.forEach(({ x, z }, box) => expect(under(x + 0.3, z - 0.3)).toEqual({ seat: 1, box }))
    for (const { picture } of regionInsides(ownLayout)) {
      if (picture.radius > boxWidth) expect(under(picture.x, picture.z)).toBeNull()
    }
  })

  test('joins sides mutually and only within a segment', () => {
    const sheet = ownLayout.sheets['A']
    if (!sheet) throw new Error('no sheet')
    const bits = joinedSides(ownLayout, spots, sheet.segmentOf)
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

  test("keeps each region's motif and values inside of it and apart", () => {
    for (const { picture, values } of regionInsides(ownLayout)) {
      expect(picture.radius).toBeGreaterThan(0.3)
      expect(Math.hypot(picture.x - values.x, picture.z - values.z)).toBeGreaterThan(picture.radius)
    }
  })

  test('gives each number of seats its slates side by side, and cameras', () => {
    for (const seats of [2, 3, 4]) {
      const slates = slateSpots(seats)
      expect(slates.length).toBe(seats)
      expect(Object.keys(makeScene(ownLayout, seats).cameras('table'))).toEqual(
        expect.arrayContaining(['seat', 'above', ...slates.map((_, seat) => `slate-${seat}`)]),
      )
    }
  })
})

describe('attentionOf', () => {
  const scene = makeScene(ownLayout, 4)

  test('shows the active player with the tray, and the whole table while several are asked', () => {
    for (const [kind, wanted] of [
      ['complete', 'turn'],
      ['keep', 'turn'],
      ['cross', 'seat'],
      ['over', 'seat'],
    ] as const) {
      const match = playedMatch(4, 'attention', inPhase(kind))
      const view = viewOf(match)
      const name = scene.attention(view, actingIn(match))
      expect(name).toBe(wanted === 'turn' ? `turn-${view.active}` : 'seat')
      const { shows } = scene.cameras('table')[name] ?? {}
      const [x, z] = traySpotFor(4)
      expect(shows && shows.x[0] < x && x < shows.x[1] && shows.z[0] < z && z < shows.z[1]).toBe(
        true,
      )
    }
  })

  test('returns cameras that the menu does not list', () => {
    const listed = Object.entries(scene.cameras('table')).filter(([, shot]) => !shot.isUnlisted)
    expect(listed.some(([name]) => name.startsWith('turn-'))).toBe(false)
  })
})

describe("The Border's plan", () => {
  const scene = makeScene(ownLayout, 3)
  const planOf = (from: View, to: View, events: readonly never[]) =>
    scene.plan({ number: 0, from, to, events })

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

  test('draws each new cross, ring and strike of a match exactly once', () => {
    const crosses = new Set<string>()
    const rings = new Set<string>()
    for (const { from, to, events } of all) {
      const plan = planOf(from, to, events)
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

  test('has no length without a change, and draws nothing new on undo or jump', () => {
    const [first, last] = [all[0]?.from, all.at(-1)?.to]
    if (!first || !last) throw new Error('no match')
    expect(planOf(last, last, []).length).toBe(0)
    expect(planOf(last, first, []).crosses).toEqual([])
  })

  test('turns over the tiles of the dice whose colours a throw changes', () => {
    let turned = 0
    for (const { from, to, events } of all) {
      const { moves, length } = planOf(from, to, events)
      const changed = to.dice.flatMap(({ face }, die) =>
        face === from.dice[die]?.face ? [] : [die],
      )
      expect(moves.map(({ thing }) => thing)).toEqual(changed.map((die) => `tile-${die}`))
      for (const { way, start, length: lasts } of moves) {
        expect(way).toBe('turnOver')
        expect(start + lasts).toBeLessThanOrEqual(length + 1e-9)
      }
      turned += moves.length
    }
    expect(turned).toBeGreaterThan(20)
  })

  test('lays the garland once, last, for the seats in first place', () => {
    const laid = all.filter(({ from, to, events }) => planOf(from, to, events).garland !== null)
    expect(laid.length).toBe(1)
    const [end] = laid
    if (!end) throw new Error('no end')
    expect(end.to.phase.kind).toBe('over')
    const { garland, rings, strikes, length } = planOf(end.from, end.to, end.events)
    for (const { start } of [...rings, ...strikes]) expect(start).toBeLessThan(garland ?? 0)
    expect(length).toBeCloseTo((garland ?? 0) + strokeSeconds.garland)
    const points = end.to.players.map(pointsOf)
    const winners = winnersOf(end.to)
    expect(winners.length).toBeGreaterThan(0)
    for (const seat of winners) expect(points[seat]).toBe(Math.max(...points))
    expect(winnersOf(end.from)).toEqual([])
  })

  test('draws crosses from nothing to complete, one box after the other', () => {
    const beat = all.find(({ from, to, events }) => planOf(from, to, events).crosses.length > 1)
    if (!beat) throw new Error('no segment of two was completed')
    const [first, second] = planOf(beat.from, beat.to, beat.events).crosses
    if (!first || !second) throw new Error('no crosses')
    expect(crossShare(first, 0)).toBe(0)
    expect(crossShare(first, strokeSeconds.cross)).toBe(1)
    expect(crossShare(second, strokeSeconds.between)).toBe(0)
    expect(crossShare(first, strokeSeconds.between)).toBeGreaterThan(0)
  })

  test('gives every stroke a cue at its time', () => {
    for (const { from, to, events } of all) {
      const plan = planOf(from, to, events)
      const chalk = plan.cues.filter(({ sound }) => sound === 'chalk')
      for (const { at } of plan.cues) expect(at).toBeLessThanOrEqual(plan.length)
      expect(chalk.length).toBe(plan.crosses.length + plan.rings.length + plan.strikes.length)
    }
    const last = all.at(-1)
    expect(last && planOf(last.from, last.to, last.events).cues.at(-1)?.name).toBe('matchEnded')
  })
})

describe('lightsOf', () => {
  test("glows exactly the boxes of the legal commands, on the acting players' slates", () => {
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

  test('leads from a glowing box to a legal command that crosses it, and from other boxes to none', () => {
    const match = playedMatch(4, 'touch', inPhase('cross'))
    const view = viewOf(match)
    const acting = actingIn(match)
    const scene = makeScene(ownLayout, 4)
    const reached = commandTouches(acting, (command, seat) => scene.picks(command, view, seat))
    const { glow } = lightsOf(ownLayout, view, acting, null)
    view.players.forEach((player, seat) => {
      player.crossed.forEach((_, box) => {
        const command = touchedCommand(reached, [boxId(seat, box)])?.command ?? null
        expect(command !== null).toBe(glow[seat]?.has(box))
        if (!command) return
        expect(submit(match, { kind: 'command', seat, command }).ok).toBe(true)
      })
    })
  })

  test('hints at the boxes that others may cross after a completion', () => {
    let seen = 0
    for (let i = 0; i < 12; i += 1) {
      const match = playedMatch(3, `leave ${i}`, inPhase('complete', 40 + i * 4))
      const [entry] = actingIn(match)
      const command = entry?.legal.find(({ type }) => type === 'complete')
      if (!entry || !command) continue
      const left = openToOthers(ownLayout, viewOf(match), command)
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

describe("The Border's dice", () => {
  const match = playedMatch(2, 'dice', inPhase('keep', 20))
  const acting = actingIn(match)

  test('can all be touched after a throw, and exactly the touched ones are thrown again', () => {
    const view = viewOf(match)
    const scene = makeScene(ownLayout, 2)
    const reached = commandTouches(acting, (command, seat) => scene.picks(command, view, seat))
    const dice = [...nextTouches(reached, [])].filter((id) => id.startsWith('die-'))
    expect(dice.sort()).toEqual(['die-0', 'die-1', 'die-2', 'die-3', 'die-4'])
    expect(completeSet(reached, [])).toBeNull()
    const wanted = { type: 'throwAgain', dice: [1, 3] }
    expect(completeSet(reached, ['die-3', 'die-1'])?.command).toEqual(wanted)
    expect(touchedCommand(reached, ['die-3', 'die-1'])).toBeNull()
    expect(touchedCommand(reached, ['die-3', 'die-1', 'tray'])?.command).toEqual(wanted)
    expect(touchedCommand(reached, ['tile-2'])?.command).toEqual({ type: 'stop' })
  })

  test("show the view's faces, and those that the focused command would spend as spent", () => {
    const now = playedMatch(2, 'cost', (state) => {
      const [entry] = actingIn(state)
      return inPhase('complete')(state) && entry?.legal[0]?.type === 'complete'
    })
    const view = viewOf(now)
    const [entry] = actingIn(now)
    const command = entry?.legal[0]
    if (!entry || !command) throw new Error('nothing to complete')
    const before = diceThingsOf(ownLayout, view, null).filter(({ spent }) => spent).length
    const after = diceThingsOf(ownLayout, view, { seat: entry.seat, command }).filter(
      ({ spent }) => spent,
    ).length
    expect(after - before).toBe(boxesOf(ownLayout, view, entry.seat, command).length)
  })
})
