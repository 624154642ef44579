/** Fetches a peer into the ignored folder `.bench/` when a benchmark asks for it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What is only there for benchmarks: peers, and our own as it is shipped. */
export const benchFolder = fileURLToPath(new URL('../../../.bench/', import.meta.url))

/** The folder of an installed package; null when it cannot be had (no network). */
export function fetchPeer(name: string, version: string): string | null {
  // each has a folder of its own: an installation throws out what it was not asked for
  const home = join(benchFolder, 'peers', `${name.replace('/', '+')}@${version}`)
  const at = join(home, 'node_modules', name)
  if (existsSync(at)) return at
  mkdirSync(home, { recursive: true })
  console.log(`Fetching ${name} ${version} into .bench …`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const asked = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
  const { status } = spawnSync(npm, [...asked, '--prefix', home, `${name}@${version}`], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return status === 0 && existsSync(at) ? at : null
}

/** What one throw of some dice by some engine came to. */
export interface Outcome {
  /** Steps of the engine's world. */
  readonly steps: number
  /** Simulated seconds until the faces were read. */
  readonly seconds: number
  /** Dice that were read while more than 8 degrees off flat; of ours also what lies on another or outside. */
  readonly tilted: number
  /** True when a time limit, or a hand that put a piece down, ended it: not rest. */
  readonly isForced: boolean
}

/** Centimetres that dice are in the felt at worst in a throw. */
export interface Sunk {
  readonly seen: number
  /** In the engine's own world, whatever is drawn. */
  readonly inWorld: number
}

export interface Thrower {
  readonly name: string
  readonly about: string
  throwDice(count: number): Outcome
  /** Throws once more, and says how deep dice are in the felt. */
  sink?(count: number): Sunk
  /** Run beside the others to be seen, but no measure for ours: why is said in `about`. */
  readonly isAside?: boolean
}

interface Turn {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
}

/** How far a box's lowest corner is under the felt, y = 0; its edges are rounded by `rounding`. */
export function depthOf(
  height: number,
  { x, y, z, w }: Turn,
  [hx, hy, hz]: readonly [number, number, number],
  rounding: number,
): number {
  const reach =
    Math.abs(2 * (x * y + z * w)) * (hx - rounding) +
    Math.abs(1 - 2 * (x * x + z * z)) * (hy - rounding) +
    Math.abs(2 * (y * z - x * w)) * (hz - rounding)
  return reach + rounding - height
}

/** Cosine of 8 degrees. */
const flat = 0.9903

/** The height of a cube's axes, from its rotation x, y, z, w; `up` is the world's upright axis. */
export function isTilted(x: number, y: number, z: number, w: number, up: 'y' | 'z'): boolean {
  const heights =
    up === 'y'
      ? [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)]
      : [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]
  return heights.every((height) => Math.abs(height) < flat)
}
