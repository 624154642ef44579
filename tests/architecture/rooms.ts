/** The allowed imports between rooms, as data: `app` may import all, and nothing may import `app`. */

interface Room {
  readonly rooms: readonly string[]
  readonly packages: readonly string[] | 'any'
}

export const rooms: Readonly<Record<string, Room>> = {
  kernel: { rooms: ['shapes'], packages: ['valibot'] },
  games: { rooms: ['kernel'], packages: ['valibot'] },
  bots: { rooms: ['kernel', 'games'], packages: [] },
  words: { rooms: ['kernel', 'shapes'], packages: ['intl-messageformat'] },
  physics: { rooms: ['shapes'], packages: ['@dimforge/rapier3d-compat'] },
  session: { rooms: ['kernel', 'bots', 'physics'], packages: ['@noble/hashes', 'valibot'] },
  scenes: { rooms: ['kernel', 'games', 'physics', 'session', 'shapes'], packages: 'any' },
  ui: { rooms: ['kernel', 'words'], packages: 'any' },
  stage: {
    rooms: ['kernel', 'games', 'physics', 'session', 'link', 'scenes', 'shapes'],
    packages: ['valibot'],
  },
  link: { rooms: ['kernel', 'words', 'physics', 'session', 'shapes'], packages: ['valibot'] },
  showcase: { rooms: ['kernel', 'games', 'scenes', 'shapes'], packages: [] },
  audio: { rooms: ['physics', 'shapes'], packages: [] },
  clip: { rooms: [], packages: ['mediabunny'] },
  film: {
    rooms: ['kernel', 'physics', 'session', 'scenes', 'stage', 'audio', 'shapes'],
    packages: [],
  },
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
      'link',
      'stage',
      'showcase',
      'audio',
      'clip',
      'film',
      'shapes',
    ],
    packages: 'any',
  },
  cli: {
    rooms: ['kernel', 'games', 'bots', 'words', 'physics', 'session', 'clip', 'film', 'shapes'],
    packages: 'any',
  },
  shapes: { rooms: [], packages: [] },
  models: { rooms: ['games', 'scenes', 'shapes', 'words'], packages: 'any' },
}

/** Who may reach out of the rooms: long versions of checks, and what is built before the page is. */
export const mayReach: Readonly<Record<string, readonly string[]>> = {
  'src/cli/check.ts': ['tests/architecture'],
  'src/cli/fuzz.ts': ['tests/kit'],
  'src/cli/hostile.ts': ['tests/kit'],
  'src/cli/golden.ts': ['tests/golden'],
  'src/cli/pictures.ts': ['tests/pictures'],
}

/** Rooms whose answers must not depend on chance or on a clock. */
export const pureRooms = ['kernel', 'games', 'words', 'physics'] as const
export const impure = /\bMath\.random\b|\bDate\b|\bperformance\.now\b|\bcrypto\b/

/** Their last bit is the machine's own affair; the others, and square roots, are the same everywhere. */
export const inexact =
  /\bMath\.(a?(sin|cos|tan)h?|atan2|exp(m1)?|log(2|10|1p)?|pow|hypot|cbrt)\b|\*\*/
