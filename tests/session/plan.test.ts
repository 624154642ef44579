/** A beat is planned once, by the scene that is there, and whoever shows it reads the plan that it carries. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { Plan } from '../../src/scenes/board/plan.ts'
import { makeScene } from '../../src/scenes/border/index.ts'
import type { ShownStep } from '../../src/session/show/beat.ts'
import { openTable, rest } from './tables.ts'

const scene = makeScene(border.values, 2)

test('every beat of a whole match is planned once, and the head gets that plan', async () => {
  const { session, ports } = openTable(border, 'bb', 'once')
  const made = new Map<number, Plan[]>()
  const plan = (step: ShownStep): Plan => {
    const answer = scene.plan(step as never)
    made.set(step.number, [...(made.get(step.number) ?? []), answer])
    return answer
  }
  Object.assign(ports, { plan })
  session.redraw()
  const shown = new Set<number>()
  session.table.subscribe(({ beat }) => {
    shown.add(beat.number)
    expect(made.get(beat.number)?.[0]).toBe(beat.plan)
  })
  session.wake()
  await rest(session)
  expect(session.table.getState().result).not.toBeNull()
  expect(shown.size).toBeGreaterThan(20)
  for (const plans of made.values()) expect(plans).toHaveLength(1)
}, 30_000)

test('a scene that mounts late plans the shown step without motion', async () => {
  const { session, ports } = openTable(border, 'hb')
  session.wake()
  await rest(session)
  const before = session.table.getState()
  expect(before.beat.plan).not.toHaveProperty('crosses')
  Object.assign(ports, { plan: scene.plan })
  session.redraw()
  const { beat, moving, acting } = session.table.getState()
  expect(beat.plan).toMatchObject({ crosses: [], length: 0, cues: [] })
  expect(beat.to).toBe(before.beat.to)
  expect(moving).toBeNull()
  expect(acting).toBe(before.acting)
})

test('a beat begins with the layout with which the one before ended', async () => {
  const { session } = openTable(border, 'bb', 'views')
  let last: unknown = session.table.getState().beat.to
  let beats = 0
  session.table.subscribe(({ beat }) => {
    if (beat.to === last) return
    expect(beat.from).toBe(last)
    last = beat.to
    beats += 1
  })
  session.wake()
  await rest(session)
  expect(beats).toBeGreaterThan(20)
}, 30_000)
