/** Measures one tier's table by visits to half-played matches. */
import type { Quality } from '../../src/scenes/contract.ts'
import type { House } from '../browser/harness.ts'
import { throwsInTheMiddle } from './midMatch.ts'
import { type Played, type Seen, type Visited, visitMatch } from './sceneVisit.ts'

export interface Figures {
  /** Gzip: up to the first table without the game's own scene; that scene; the physics. */
  kilobytes: number
  sceneKilobytes: number
  besideKilobytes: number
  secondsToTable: number
  cameras: readonly Seen[]
  /** For the camera that draws the most. */
  calls: number
  triangles: number
  dearest: string
  /** In any frame, including those that redraw the shadow map. */
  mostCalls: number
  mostTriangles: number
  /** CPU milliseconds of the page's main thread per frame: the cost of script. */
  script95: number
  scriptMost: number
  /** The same in wall time, including delays by other threads. */
  wall95: number
  frames: number
  framesASecond: number
  idleFrames: number
  longTasksInRolls: number
  longestTask: number
  longestStall: number
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const up = (a: number, b: number): number => a - b
const round = (value: number): number => Math.round(value * 10) / 10

export async function measure(
  house: House,
  quality: Quality,
  rolls: number,
  played: Played,
): Promise<Figures> {
  const visits: Visited[] = []
  for (const match of throwsInTheMiddle(played, rolls))
    visits.push(await visitMatch(house, quality, match, played, visits.length === 0))
  const [first] = visits
  if (!first) throw new Error('nothing was thrown')
  const rolled = visits.map((one) => one.rolled)
  const rolling = rolled.flatMap(({ frames }) => frames)
  const all = visits.flatMap((one) => one.all)
  const seen = [
    ...first.round,
    ...rolling.map(({ calls, triangles }) => ({ camera: 'a throw', calls, triangles })),
  ]
  const most = (of: (frame: { calls: number; triangles: number }) => number) =>
    Math.max(...all.map(of), ...seen.map(of))
  const dearest = seen.toSorted((a, b) => b.triangles - a.triangles)[0]
  const script = rolled.flatMap(({ work }) => work).sort(up)
  const wall = rolling.map((frame) => frame.script).sort(up)
  const longTasks = rolled.flatMap((one) => one.longTasks)
  return {
    kilobytes: round(first.bytes.table),
    sceneKilobytes: round(first.bytes.scene),
    besideKilobytes: round(first.bytes.physics),
    secondsToTable: round(first.bytes.secondsToTable),
    cameras: first.round,
    calls: Math.max(...seen.map(({ calls }) => calls)),
    triangles: Math.round(dearest?.triangles ?? 0),
    dearest: dearest?.camera ?? '',
    mostCalls: most(({ calls }) => calls),
    mostTriangles: Math.round(most(({ triangles }) => triangles)),
    script95: round(share(script, 0.95)),
    scriptMost: round(script.at(-1) ?? 0),
    wall95: round(share(wall, 0.95)),
    frames: rolling.length,
    framesASecond: round(rolling.length / rolled.reduce((sum, { seconds }) => sum + seconds, 0)),
    idleFrames: first.idleFrames,
    longTasksInRolls: longTasks.length,
    longestTask: Math.round(Math.max(0, ...longTasks)),
    longestStall: Math.round(Math.max(...rolled.map(({ stall }) => stall))),
  }
}
