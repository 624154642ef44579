/** A short story for these tests: rest, throw, beat, partial throw, beat. */
import type { Piece } from '../../../src/kernel/chance.ts'
import { namedGesture } from '../../../src/physics/gesture.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { lengthOf } from '../../../src/physics/trackPose.ts'
import { makeClock, stillClock } from '../../../src/session/clock.ts'
import type { Time } from '../../../src/session/time.ts'
import type { Roll } from '../../../src/scenes/contract.ts'
import type { Shown } from './bareTable.tsx'
import { scene, type View } from './strip.ts'

const dice: readonly Piece[] = [0, 1, 2, 3, 4].map((i) => ({
  id: `die-${i}`,
  kind: 'd6',
  skin: 'orange',
  seat: 0,
}))

const viewOf = (faces: readonly (number | null)[], markers: readonly number[]): View => ({
  pieces: dice.map((piece, i) => ({ piece, face: faces[i] ?? null, spent: i > 3 })),
  markers,
})

interface Part {
  readonly since: number
  readonly shown: Shown
}

function rollOf(number: number, pieces: readonly Piece[]): Omit<Roll, 'clock'> {
  const bare = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
  const gesture = namedGesture('default', pieces)
  const settled = simulate({ version: 1, pieces: bare, seed: `story ${number}`, gesture })
  return { number, pieces, settled }
}

const [early, middle, late] = [
  viewOf([], [1, 2, 3]),
  viewOf([3, 1, 4, 1, 5], [5, 2, 9]),
  viewOf([3, 1, 2, 6, 5], [5, 8, 0]),
] as const

/** Start seconds of the parts are fixed in advance, so that every run has the same ones. */
export function makeStory() {
  const first = rollOf(1, dice)
  const second = rollOf(2, dice.slice(2, 4))
  const planOf = (from: View, to: View) => scene.plan({ number: 0, from, to, events: [] })
  const plans = [planOf(early, early), planOf(early, middle), planOf(middle, late)] as const
  const starts = [0, 0.7]
  for (const length of [
    lengthOf(first.settled.track),
    plans[1].length + 0.15,
    lengthOf(second.settled.track),
  ])
    starts.push((starts.at(-1) ?? 0) + length)
  const [, one = 0, two = 0, three = 0, four = 0] = starts
  const end = four + plans[2].length + 0.4
  const directed = (sinceSeconds: number, x: number, isCut: boolean) => ({
    pose: { position: [x, 50, 50], target: [x, 0, -8] } as const,
    sinceSeconds,
    isCut,
  })

  function partsOn(time: Time): readonly Part[] {
    const rolls = [
      { ...first, clock: makeClock(time, lengthOf(first.settled.track), one) },
      { ...second, clock: makeClock(time, lengthOf(second.settled.track), three) },
    ] as const
    const beat = (number: 1 | 2 | 3, from: View, to: View) => ({
      number,
      from,
      to,
      events: [],
      plan: plans[number - 1] ?? plans[0],
    })
    const rest = { beat: beat(1, early, early), clock: stillClock() }
    const thrown = { beat: beat(2, early, middle), clock: makeClock(time, plans[1].length, two) }
    const again = { beat: beat(3, middle, late), clock: makeClock(time, plans[2].length, four) }
    return [
      { since: 0, shown: { scene, board: rest, roll: null, camera: 'seat' } },
      { since: one, shown: { scene, board: rest, roll: rolls[0], camera: 'tray' } },
      {
        since: two,
        shown: { scene, board: thrown, roll: rolls[0], camera: directed(two + 0.2, 30, false) },
      },
      { since: three, shown: { scene, board: thrown, roll: rolls[1], camera: 'tray' } },
      {
        since: four,
        shown: { scene, board: again, roll: rolls[1], camera: directed(four + 0.3, -20, true) },
      },
    ]
  }
  return { end, starts, partsOn }
}
