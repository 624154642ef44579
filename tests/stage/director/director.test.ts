/** The director: the deciding piece of a throw, cuts between clashing wishes, and the operator's override. */
import { PerspectiveCamera, Vector3 } from 'three'
import { beforeAll, describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { start } from '../../../src/kernel/match.ts'
import { namedGesture } from '../../../src/physics/gesture.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { lengthOf } from '../../../src/physics/trackPose.ts'
import { makeScene } from '../../../src/scenes/border/index.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../src/scenes/table/shots.ts'
import { makeScene as nagarajaScene } from '../../../src/scenes/nagaraja/index.ts'
import { makeScene as rajasScene } from '../../../src/scenes/rajas/index.ts'
import { temple } from '../../../src/shapes/nagaraja.ts'
import { templeSpots } from '../../../src/shapes/nagarajaTable.ts'
import { cutTakes } from '../../../src/stage/director/cut.ts'
import { decidingOf } from '../../../src/stage/director/deciding.ts'
import { cameraOf, makeDirector } from '../../../src/stage/director/director.ts'
import type { BeatMotion, CameraWish } from '../../../src/stage/director/motion.ts'
import { leastSeconds, type Shot, type Take } from '../../../src/stage/director/shot.ts'

const shot = (kind: Shot['kind'], x: number): Shot => ({
  kind,
  name: `${kind} ${x}`,
  pose: { position: [x, 40, 40], target: [x, 0, 0] },
})
const opening: Take = { ...shot('wide', 0), sinceSeconds: 0, way: 'cut', why: 'opening' }
const wish = (atSeconds: number, weight: number, to: Shot): CameraWish<Shot> => ({
  atSeconds,
  weight,
  shot: to,
  why: 'test',
})
const names = (takes: readonly Take[]) => takes.map(({ name }) => name)

describe('cuts', () => {
  test('of two clashing wishes the weightier one is cut to', () => {
    const takes = cutTakes(
      [opening],
      [wish(5, 0.5, shot('seat', 50)), wish(6, 0.9, shot('close', 90))],
      4,
    )
    expect(names(takes)).toEqual(['wide 0', 'close 90'])
  })

  test('a wish is dropped while the shot on the air must stand, or delayed if it may slip', () => {
    const early = wish(0.5, 1, shot('close', 50))
    expect(cutTakes([opening], [early], 0)).toEqual([opening])
    const [, later] = cutTakes([opening], [{ ...early, slipSeconds: 3 }], 0)
    expect(later?.sinceSeconds).toBe(leastSeconds.wide)
  })

  test('a light wish replaces only a shot that has stood long', () => {
    expect(cutTakes([opening], [wish(4, 0.2, shot('seat', 50))], 4)).toEqual([opening])
    expect(names(cutTakes([opening], [wish(6.5, 0.2, shot('seat', 50))], 6))).toContain('seat 50')
  })

  test('a shot of a single thing is replaced sooner', () => {
    const face: Take = { ...opening, ...shot('close', 90) }
    const next = wish(2, 0.1, shot('seat', 50))
    expect(names(cutTakes([face], [next], 2))).toContain('seat 50')
    expect(names(cutTakes([opening], [next], 2))).not.toContain('seat 50')
  })

  test('between nearly equal shots the camera moves instead of cutting', () => {
    const [, near] = cutTakes([opening], [wish(5, 1, shot('close', 6))], 4)
    const [, far] = cutTakes([opening], [wish(5, 1, shot('close', 60))], 4)
    expect([near?.way, far?.way]).toEqual(['ease', 'cut'])
  })

  test('new wishes replace future takes and keep the one on the air', () => {
    const planned = cutTakes([opening], [wish(8, 1, shot('close', 60))], 4)
    expect(names(cutTakes(planned, [], 6))).toEqual(['wide 0'])
    expect(names(cutTakes(planned, [], 9))).toEqual(['wide 0', 'close 60'])
  })
})

describe('a beat', () => {
  const scene = makeScene(border.values, 2)
  const begun = start(border, 2)
  const to = begun.ok ? border.view(begun.match.state, 'table') : null
  const slateX = (seat: number) => scene.cameras('table')[`slate-${seat}`]?.target[0] ?? 0
  const beat = (cue: string, weight: number, seat: number, speed = 1): BeatMotion => ({
    kind: 'beat',
    plan: {
      length: 1,
      cues: [{ name: cue, at: 0, where: [slateX(seat), 0, 20], weight, sound: '' }],
    },
    to,
    due: [],
    toThrow: [],
    speed,
  })

  test('on another board waits for its shot, unless the stage has a backlog', () => {
    const director = makeDirector('border', scene, 'table')
    const first = director.direct(beat('boxCrossed', 0.2, 0), 5)
    expect(director.takeAt(first + 0.1).name).toBe('slate-0')
    const second = director.direct(beat('boxCrossed', 0.2, 1), 6)
    expect(second).toBeGreaterThan(6)
    expect(director.takeAt(second).name).toBe('slate-1')
    expect(director.direct(beat('boxCrossed', 0.2, 0, 3), second + 0.2)).toBe(second + 0.2)
  })

  test('with a long segment gets a close shot of all its crosses, with two crosses one of the slate', () => {
    const places = [-9, -3, 3, 9].map((x) => [slateX(0) + x, 1, 12] as const)
    const crosses = (count: number): BeatMotion => {
      const cues = places
        .slice(0, count)
        .map((where, at) => ({ name: 'boxCrossed', at, where, weight: 0.2, sound: '' }))
      return { ...beat('boxCrossed', 0.2, 0), plan: { length: 4, cues } }
    }
    const takeOf = (count: number) => {
      const director = makeDirector('border', scene, 'table')
      return director.takeAt(director.direct(crosses(count), 5) + 0.1)
    }
    expect(takeOf(2).name).toBe('slate-0')
    const { pose } = takeOf(4)
    for (const aspect of [16 / 9, 1, 9 / 16]) {
      const eye = new PerspectiveCamera(30, 1, 1, 5000)
      fitCamera(eye, aspect)
      placeCamera(eye, framed(pose, fovDegreesFor(aspect), aspect))
      eye.updateMatrixWorld()
      for (const place of places) {
        const { x, y } = new Vector3(...place).project(eye)
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.95)
      }
    }
  })

  test('that ends the match shows the winner’s whole board with the garland', () => {
    const director = makeDirector('border', scene, 'table')
    director.direct(beat('matchEnded', 1, 1), 5)
    const { kind, pose } = director.takeAt(9)
    const board = scene.cameras('table')['slate-1']?.shows
    expect(kind).toBe('aftermath')
    for (const axis of ['x', 'z'] as const) {
      expect(pose.shows?.[axis][0]).toBeLessThan(board?.[axis][0] ?? -Infinity)
      expect(pose.shows?.[axis][1]).toBeGreaterThan(board?.[axis][1] ?? Infinity)
    }
  })
})

test('the shot of the end comes after the shots of what caused it', () => {
  const scene = makeScene(border.values, 2)
  const director = makeDirector('border', scene, 'table')
  const begun = start(border, 2)
  const x = scene.cameras('table')['slate-0']?.target[0] ?? 0
  const cue = (name: string, at: number, weight: number) =>
    ({ name, at, where: [x, 0, 20], weight, sound: '' }) as const
  director.direct(
    {
      kind: 'beat',
      plan: { length: 1.2, cues: [cue('regionEarned', 0.5, 0.7), cue('matchEnded', 1.2, 1)] },
      to: begun.ok ? border.view(begun.match.state, 'table') : null,
      due: [],
      toThrow: [],
      speed: 1,
    },
    5,
  )
  const takes = director.takes()
  expect(takes.map(({ kind }) => kind)).toEqual(['wide', 'close', 'aftermath'])
  const [, close, end] = takes
  expect((end?.sinceSeconds ?? 0) - (close?.sinceSeconds ?? 0)).toBeGreaterThan(
    leastSeconds.close - 1e-6,
  )
})

test('Nagaraja: the end shows both temples', () => {
  const scene = nagarajaScene(nagaraja.values, 2)
  const begun = start(nagaraja, 2)
  const to = begun.ok ? nagaraja.view(begun.match.state, 'table') : null
  for (const { x, z } of templeSpots) {
    const director = makeDirector('nagaraja', scene, 'table')
    const cue = { at: 1, name: 'matchEnded', weight: 1, where: [x, 0, z], sound: '' } as const
    const plan = { length: 1, cues: [cue] }
    director.direct({ kind: 'beat', plan, to, due: [], toThrow: [], speed: 1 }, 5)
    const { kind, pose } = director.takeAt(12)
    expect(kind).toBe('aftermath')
    for (const one of templeSpots) {
      expect(pose.shows?.x[0]).toBeLessThan(one.x - temple.halfX + 4)
      expect(pose.shows?.x[1]).toBeGreaterThan(one.x + temple.halfX - 4)
    }
  }
})

test('Rajas: the shots of workers and boats show their area', () => {
  const scene = rajasScene(rajas.values, 2)
  const begun = start(rajas, 2)
  const to = begun.ok ? rajas.view(begun.match.state, 'table') : null
  for (const [name, area] of [
    ['workerPlaced', 'quarry'],
    ['workerPlaced', 'palace'],
    ['workerPlaced', 'market'],
    ['boatMoved', 'river'],
  ] as const) {
    const director = makeDirector('rajas', scene, 'table')
    const [x, , z] = scene.cameras('table')[area]?.target ?? [0, 0, 0]
    const cues = [{ name, at: 0.4, where: [x, 1, z], weight: 0.4, sound: '' }] as const
    const plan = { length: 1, cues }
    director.direct({ kind: 'beat', plan, to, due: [], toThrow: [], speed: 1 }, 5)
    expect(director.takeAt(6).name).toBe(area)
  }
})

describe('a throw', () => {
  beforeAll(ready)
  const pieces = [0, 1, 2, 3, 4].map((i) => ({
    id: `die-${i}`,
    kind: 'colour' as const,
    skin: 'border',
    seat: 0,
  }))
  const fallen = (seed: string) =>
    simulate({ version: 1, pieces, seed, gesture: namedGesture('default', pieces) })

  test('is decided by the piece whose face settles last, before the throw ends', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const settled = fallen(seed)
      const { piece, atSeconds } = decidingOf(settled)
      expect(atSeconds).toBeGreaterThan(0)
      expect(atSeconds).toBeLessThanOrEqual(lengthOf(settled.track))
      expect(piece).toBeLessThan(pieces.length)
    }
  })

  test('waits for the shot of the tray and ends on the deciding face', () => {
    const director = makeDirector('border', makeScene(border.values, 2), 'table')
    const begin = director.direct({ kind: 'roll', pieces, settled: fallen('a'), speed: 1 }, 0.5)
    expect(begin).toBeGreaterThan(leastSeconds.wide)
    const takes = director.takes()
    expect(takes.map(({ kind }) => kind)).toEqual(['wide', 'hand', 'close'])
    expect(takes[1]?.sinceSeconds).toBeLessThan(begin)
  })

  test('keeps the operator’s shot until they hand back', () => {
    const director = makeDirector('border', makeScene(border.values, 2), 'table')
    director.overrule({ kind: 'seat', seat: 1 }, 1)
    expect(director.direct({ kind: 'roll', pieces, settled: fallen('a'), speed: 1 }, 2)).toBe(2)
    expect(director.takeAt(3)).toMatchObject({ name: 'slate-1', why: 'overruled' })
    expect(cameraOf(director.takeAt(3))).toBe(cameraOf(director.takeAt(4)))
    director.overrule(null, 5)
    director.direct({ kind: 'roll', pieces, settled: fallen('a'), speed: 1 }, 5)
    expect(director.takes().at(-1)?.kind).toBe('close')
  })
})
