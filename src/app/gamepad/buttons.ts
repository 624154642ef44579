/** What a person means by the buttons of a gamepad, as the web's standard lays them out; held ways repeat themselves. */

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

/** By number: the four under the right thumb from the lowest, the two shoulders, start, then the cross. */
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

const ways: ReadonlySet<Meaning> = new Set(['up', 'down', 'left', 'right'])

/** The left stick counts beyond this share of its way. */
const tilt = 0.6
/** Milliseconds until a held way repeats itself, and from then on. */
const repeat = { first: 380, next: 130 } as const

export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[]
  readonly axes: readonly number[]
}

function held(pad: PadState): ReadonlySet<Meaning> {
  const all = new Set<Meaning>()
  pad.buttons.forEach(({ pressed }, at) => {
    const meaning = buttons[at]
    if (pressed && meaning) all.add(meaning)
  })
  const [x = 0, y = 0] = pad.axes
  if (y < -tilt) all.add('up')
  if (y > tilt) all.add('down')
  if (x < -tilt) all.add('left')
  if (x > tilt) all.add('right')
  return all
}

/** Looks at a pad again and again; tells what has been pressed since the look before. `now` is in milliseconds. */
export function makeReader(): (pad: PadState, now: number) => readonly Meaning[] {
  const due = new Map<Meaning, number>()
  return (pad, now) => {
    const down = held(pad)
    for (const meaning of due.keys()) if (!down.has(meaning)) due.delete(meaning)
    return [...down].filter((meaning) => {
      const at = due.get(meaning)
      if (at === undefined) due.set(meaning, now + repeat.first)
      else if (ways.has(meaning) && now >= at) due.set(meaning, now + repeat.next)
      else return false
      return true
    })
  }
}
