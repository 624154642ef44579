/** Our throws as the page's worker runs them: judged, recorded and hashed. */
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Note, ThrownPiece, Throw, Track } from '../../../src/physics/types.ts'
import type { PieceKind } from '../../../src/shapes/pieces.ts'
import { benchFolder, depthOf, type Thrower } from './fetch.ts'
import type * as Ours from './oursEntry.ts'

/** Refresh rate of the fastest display: a die may be drawn deeper between two recorded poses than in either of them. */
const finestDisplay = 240

/** Builds our throws as shipped: the TypeScript runner names every function that a throw creates, which costs time. */
async function buildOurs(): Promise<typeof Ours> {
  const outDir = `${benchFolder}ours`
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'tests/bench/peers/oursEntry.ts',
      outDir,
      minify: true,
      rollupOptions: { output: { entryFileNames: 'physics.mjs' } },
    },
  })
  return (await import(pathToFileURL(`${outDir}/physics.mjs`).href)) as typeof Ours
}

function deepestSeen({ lengthOf, poseAt, sizes }: typeof Ours, track: Track): number {
  const pose = new Float32Array(7)
  let deepest = 0
  for (let seconds = 0; seconds < lengthOf(track); seconds += 1 / finestDisplay)
    track.kinds.forEach((kind, piece) => {
      const { half, rounding } = sizes[kind]
      const [, height = 0, , x = 0, y = 0, z = 0, w = 1] = poseAt(track, piece, seconds, pose)
      deepest = Math.max(deepest, depthOf(height, { x, y, z, w }, half, rounding))
    })
  return deepest
}

/** Simulates the same pieces for so many seconds without judge, recorder and damper, and returns the greatest depth. */
function deepestInWorld(physics: typeof Ours, asked: Throw, seconds: number): number {
  const { clearTable, makeTable, sizes, startsOf, trayFor } = physics
  const kinds = asked.pieces.map((piece) => piece.kind)
  const table = makeTable(kinds, startsOf(asked), trayFor(asked.pieces))
  const poses = new Float32Array(kinds.length * 7)
  let deepest = 0
  const look = (): void => {
    table.bodies.forEach((body, piece) => {
      const place = body.translation()
      const turn = body.rotation()
      poses.set([place.x, place.y, place.z, turn.x, turn.y, turn.z, turn.w], piece * 7)
      const { half, rounding } = sizes[kinds[piece] ?? 'd6']
      deepest = Math.max(deepest, depthOf(place.y, turn, half, rounding))
    })
    table.approach?.look(poses)
  }
  look()
  for (let step = 0; step < seconds * table.rate; step++) {
    table.world.step(table.events)
    look()
  }
  clearTable(table)
  return deepest
}

/** Number of pieces that a second implementation, independent of the judge, would refuse to read. */
function unreadable(
  { baysOf, liesPlain, trayFor }: typeof Ours,
  asked: Throw,
  track: Track,
): number {
  const tray = trayFor(asked.pieces)
  return baysOf(asked.pieces, tray).filter((number, piece) => {
    const bay = tray.bays[number]
    return !bay || !liesPlain(track, piece, bay)
  }).length
}

/** True if a piece was laid flat by a remedy instead of coming to rest by itself. */
export const wasLaid = (notes: readonly Pick<Note, 'remedy'>[]): boolean =>
  notes.some((note) => note.remedy === 'laid-flat')

export async function loadOurs(kind: PieceKind = 'd6'): Promise<Thrower> {
  const physics = await buildOurs()
  const { isStick, lengthOf, makeThrow, ready, simulate } = physics
  await ready()
  let number = 0
  const ask = (count: number): Throw => {
    number += 1
    const pieces = Array.from({ length: count }, (_, i): ThrownPiece => {
      return { kind, skin: 'plain', seat: count > 16 && isStick(kind) ? i % 2 : 0 }
    })
    return makeThrow(pieces, `bench/${number}`)
  }
  return {
    name: kind === 'd6' ? 'ours' : `ours, ${kind}`,
    about:
      'whole throw with judge, track, contacts and hash; dice 60 steps a second, sticks 120; the air ' +
      'thickens after 1.1 s (sticks 1 s); what sinks into the felt is lifted where it is drawn',
    throwDice(count) {
      const asked = ask(count)
      const { steps, track, notes } = simulate(asked)
      return {
        steps,
        seconds: lengthOf(track),
        tilted: unreadable(physics, asked, track),
        isForced: wasLaid(notes),
      }
    },
    sink(count) {
      const asked = ask(count)
      const { track, notes } = simulate(asked)
      // compare only until the judge first intervenes, which a bare world does not do
      const seconds = notes[0]?.at ?? lengthOf(track)
      return {
        seen: deepestSeen(physics, track),
        inWorld: deepestInWorld(physics, asked, seconds),
      }
    },
  }
}
