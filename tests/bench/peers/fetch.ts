/** Fetches a peer into the git-ignored folder `.bench/` when a benchmark needs it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of files that only benchmarks need: peers, and a build of our own throws. */
export const benchFolder = fileURLToPath(new URL('../../../.bench/', import.meta.url))

/** The folder of an installed package; null if it cannot be installed (no network). */
export function fetchPeer(name: string, version: string): string | null {
  // one folder per package, since npm removes packages that an installation does not name
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

/** Result of one throw by one engine. */
export interface Outcome {
  /** Number of world steps. */
  readonly steps: number
  /** Simulated seconds until the faces were read. */
  readonly seconds: number
  /**
   * Dice that were read while more than 8 degrees off flat; for our engine also those on another piece or outside the
   * tray.
   */
  readonly tilted: number
  /** True if a time limit or a remedy (a piece laid flat) ended the throw, instead of rest. */
  readonly isForced: boolean
}

/** Greatest depth of dice in the felt during a throw (cm). */
export interface Sunk {
  readonly seen: number
  /** In the engine's own world, regardless of drawing. */
  readonly inWorld: number
}

export interface Thrower {
  readonly name: string
  readonly about: string
  throwDice(count: number): Outcome
  /** Throws again and measures how deep dice sink into the felt. */
  sink?(count: number): Sunk
  /** Shown for comparison only, without a goal; `about` says why. */
  readonly isAside?: boolean
}

interface Turn {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
}

/** Depth of a box's lowest corner below the felt (y = 0); `rounding` is the radius of its edges. */
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

/**
 * True if none of a cube's axes is upright within 8 degrees; the rotation is x, y, z, w, `up` the world's upright axis.
 */
export function isTilted(x: number, y: number, z: number, w: number, up: 'y' | 'z'): boolean {
  const heights =
    up === 'y'
      ? [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)]
      : [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]
  return heights.every((height) => Math.abs(height) < flat)
}
