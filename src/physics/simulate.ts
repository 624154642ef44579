/** From a throw to what the world did and what was read: one pure function of its argument. */
import { makeContactRecorder } from './contacts.ts'
import { makeDamper } from './damper.ts'
import { hashTrack } from './hash.ts'
import { makeCourt } from './court.ts'
import { makePoseReader } from './poses.ts'
import { makeRest } from './rest.ts'
import { makeThrowRandom } from './random.ts'
import { makeRecorder } from './track.ts'
import { startsOf } from './release.ts'
import { poseSize, stepsPerShown } from './sizes.ts'
import { anyTurn, shownFace } from './symmetry.ts'
import { clearTable, makeTable, type PhysicsTable } from './table.ts'
import { baysOf, trayFor } from './trays.ts'
import type { Settled, Throw } from './types.ts'

export type SimulateOptions = {
  /** Off only to show that the fairness test can fail: every piece is then held the same way. */
  readonly symmetry: boolean
}

/** The one failure that belongs to a throw; any other is a fault of the program. */
export class NoRest extends Error {}

/** A minute for sticks, two for dice: nothing real comes near it. */
const mostSteps = 7200

function run(asked: Throw, table: PhysicsTable, turns: Uint8Array): Settled {
  const kinds = asked.pieces.map((piece) => piece.kind)
  const tray = trayFor(asked.pieces)
  const court = makeCourt(asked, table, tray)
  const recorder = makeRecorder(
    kinds,
    baysOf(asked.pieces, tray).flatMap((number) => tray.bays[number] ?? []),
  )
  const rest = makeRest(kinds)
  const damper = makeDamper(table, kinds)
  const each = stepsPerShown(kinds)
  const poses = new Float32Array(kinds.length * poseSize)
  const ear = makeContactRecorder(table, tray, poses)
  const readPoses = makePoseReader(table.bodies, each)
  readPoses(poses)
  recorder.push(poses)
  table.approach?.look(poses)
  for (let step = 1; step <= mostSteps; step++) {
    court.carry()
    table.world.step(table.events)
    ear.listen(step)
    damper.step()
    if (step % each !== 0) continue
    readPoses(poses)
    recorder.push(poses)
    table.approach?.look(poses)
    if (court.busy()) continue
    const pace = rest.look(poses)
    for (const piece of rest.stopped) table.bodies[piece]?.sleep()
    if (pace === 'moving') continue
    const verdicts = court.judge(poses, step)
    const clear = verdicts.every((verdict) => verdict.cause === null)
    if (clear && pace === 'slow') continue
    if (clear) {
      const track = recorder.finish(poses, turns)
      return {
        faces: verdicts.map((v, i) => shownFace(kinds[i] ?? 'd6', turns[i] ?? 0, v.bodyFace)),
        margins: verdicts.map((verdict) => verdict.margin),
        notes: court.notes,
        track,
        contacts: ear.contacts,
        hash: hashTrack(track),
        steps: step,
      }
    }
    rest.again()
    damper.again()
  }
  throw new NoRest(`the throw with the seed ${asked.seed} does not come to rest`)
}

/** Needs `await ready()` once before; the world it makes is freed whatever happens. */
export function simulate(asked: Throw, options: SimulateOptions = { symmetry: true }): Settled {
  const holding = makeThrowRandom(`hold/${asked.seed}`)
  const turns = Uint8Array.from(asked.pieces, (piece) =>
    options.symmetry ? anyTurn(piece.kind, holding) : 0,
  )
  const kinds = asked.pieces.map((piece) => piece.kind)
  const table = makeTable(kinds, startsOf(asked), trayFor(asked.pieces))
  try {
    return run(asked, table, turns)
  } finally {
    clearTable(table)
  }
}
