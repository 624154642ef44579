/** Which room may lean on which: the house's picture as data. `app` knows all; nothing knows `app`. */

interface Room {
  readonly rooms: readonly string[]
  readonly packages: readonly string[] | 'any'
}

export const rooms: Readonly<Record<string, Room>> = {
  kernel: { rooms: [], packages: ['valibot'] },
  games: { rooms: ['kernel'], packages: ['valibot'] },
  bots: { rooms: ['kernel', 'games'], packages: [] },
  words: { rooms: ['kernel'], packages: ['intl-messageformat'] },
  physics: { rooms: [], packages: ['@dimforge/rapier3d-compat'] },
  session: { rooms: ['kernel', 'games', 'bots', 'physics'], packages: ['@noble/hashes'] },
  scenes: { rooms: ['kernel', 'games', 'physics', 'session'], packages: 'any' },
  ui: { rooms: ['kernel', 'games', 'words'], packages: 'any' },
  stage: { rooms: ['kernel', 'games', 'physics', 'session', 'scenes', 'words'], packages: 'any' },
  audio: { rooms: ['kernel', 'games', 'physics'], packages: [] },
  app: {
    rooms: [
      'kernel',
      'games',
      'bots',
      'words',
      'physics',
      'session',
      'scenes',
      'ui',
      'stage',
      'audio',
    ],
    packages: 'any',
  },
  cli: { rooms: ['kernel', 'games', 'bots', 'words', 'physics', 'session'], packages: 'any' },
}

/** Commands that run the long versions of checks, or the build-time models, reach out of `src`. */
export const cliMayReach = [
  'tests/kit',
  'tests/bench',
  'tests/golden',
  'models',
  'vite.config.ts',
  'package.json',
]

/** Rooms whose answers must not depend on chance or on a clock. */
export const pureRooms = ['kernel', 'games', 'words', 'physics'] as const
export const impure = /\bMath\.random\b|\bDate\b|\bperformance\.now\b|\bcrypto\b/

/** Their last bit is the machine's own affair; the others, and square roots, are the same everywhere. */
export const inexact =
  /\bMath\.(a?(sin|cos|tan)h?|atan2|exp(m1)?|log(2|10|1p)?|pow|hypot|cbrt)\b|\*\*/
