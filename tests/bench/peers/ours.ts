/** Our own throws: judged, recorded and hashed, as the page's worker does them. */
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Physics from '../../../src/physics/index.ts'
import type { Piece, PieceKind, Throw } from '../../../src/physics/index.ts'
import { benchFolder, depthOf, isTilted } from './fetch.ts'
import type { Thrower } from './fetch.ts'

/** Pictures a second of the quickest display: between two poses a die may be seen deeper than in either. */
const finestDisplay = 240

/** Built as it is shipped: what runs sources as they are written names every function that a throw makes. */
async function buildOurs(): Promise<typeof Physics> {
  const outDir = `${benchFolder}ours`
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'src/physics/index.ts',
      outDir,
      minify: true,
      rollupOptions: { output: { entryFileNames: 'physics.mjs' } },
    },
  })
  return (await import(pathToFileURL(`${outDir}/physics.mjs`).href)) as typeof Physics
}

export async function loadOurs(kind: PieceKind = 'd6'): Promise<Thrower> {
  const physics = await buildOurs()
  const { lengthOf, makeThrow, poseAt, ready, simulate, sizes } = physics
  await ready()
  let number = 0
  const ask = (count: number): Throw => {
    number += 1
    const pieces = Array.from({ length: count }, (_, i): Piece => {
      return { kind, skin: 'plain', seat: count > 16 && kind !== 'd6' ? i % 2 : 0 }
    })
    return makeThrow(pieces, `bench/${number}`)
  }
  return {
    name: kind === 'd6' ? 'ours' : `ours, ${kind}`,
    about: 'whole throw with judge, track, contacts and hash; dice 60 steps a second, sticks 120',
    throwDice(count) {
      const { steps, track } = simulate(ask(count))
      let tilted = 0
      for (let i = 0; i < count; i++) {
        const [x = 0, y = 0, z = 0, w = 1] = track.ends.subarray(i * 7 + 3, i * 7 + 7)
        if (isTilted(x, y, z, w, 'y')) tilted += 1
      }
      return { steps, seconds: lengthOf(track), tilted, isForced: false }
    },
    sink(count) {
      const { track } = simulate(ask(count))
      const { half, rounding } = sizes[kind]
      const pose = new Float32Array(7)
      let deepest = 0
      for (let seconds = 0; seconds < lengthOf(track); seconds += 1 / finestDisplay)
        for (let piece = 0; piece < count; piece++) {
          const [, height = 0, , x = 0, y = 0, z = 0, w = 1] = poseAt(track, piece, seconds, pose)
          deepest = Math.max(deepest, depthOf(height, { x, y, z, w }, half, rounding))
        }
      return deepest
    },
  }
}
