/** Maps buttons of the standard gamepad layout to meanings; held directions repeat. */

export const meanings = [
  'choose',
  'skip',
  'undo',
  'why',
  'lookBefore',
  'lookNext',
  'menu',
  'up',
  'down',
  'left',
  'right',
] as const
export type Meaning = (typeof meanings)[number]

/** By button index: four face buttons from the lowest, shoulders, start, directional pad. */
const buttons: Readonly<Record<number, Meaning>> = {
  0: 'choose',
  1: 'skip',
  2: 'undo',
  3: 'why',
  4: 'lookBefore',
  5: 'lookNext',
  9: 'menu',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
}

const directions: ReadonlySet<Meaning> = new Set(['up', 'down', 'left', 'right'])

/** Dead zone of the left stick, as a share of its range. */
const deadZone = 0.6
/** Milliseconds until a held direction repeats, and between further repeats. */
const repeatMs = { first: 380, next: 130 } as const

export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[]
  readonly axes: readonly number[]
}

function pressedMeanings(pad: PadState): ReadonlySet<Meaning> {
  const all = new Set<Meaning>()
  pad.buttons.forEach(({ pressed }, at) => {
    const meaning = buttons[at]
    if (pressed && meaning) all.add(meaning)
  })
  const [x = 0, y = 0] = pad.axes
  if (y < -deadZone) all.add('up')
  if (y > deadZone) all.add('down')
  if (x < -deadZone) all.add('left')
  if (x > deadZone) all.add('right')
  return all
}

/** Polls a pad and returns the meanings pressed since the last call. `now` is in milliseconds. */
export function makeReader(): (pad: PadState, now: number) => readonly Meaning[] {
  const due = new Map<Meaning, number>()
  return (pad, now) => {
    const down = pressedMeanings(pad)
    for (const meaning of due.keys()) if (!down.has(meaning)) due.delete(meaning)
    return [...down].filter((meaning) => {
      const at = due.get(meaning)
      if (at === undefined) due.set(meaning, now + repeatMs.first)
      else if (directions.has(meaning) && now >= at) due.set(meaning, now + repeatMs.next)
      else return false
      return true
    })
  }
}
