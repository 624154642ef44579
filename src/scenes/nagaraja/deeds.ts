/** Nagaraja's deeds for the camera: calls, nagas, rooms, and the relics that the light opens. */
import type { View } from '../../games/nagaraja/types.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import { cues } from '../../games/nagaraja/manifest.ts'
import type { Beat } from '../../session/show/beat.ts'
import type { Deed } from '../board/deed.ts'
import { weightyFrom } from '../board/deed.ts'
import type { Cue, Plan } from '../board/plan.ts'
import type { Triple } from '../../physics/types.ts'
import { nicheCamera } from './deedCameras.ts'

type Name = (typeof cues)[number]

/** For each kind of deed: its camera, half its size (cm), and seconds for which it is held. */
interface Part {
  readonly camera: 'tray' | 'ledge' | 'calls' | 'play' | 'walls' | 'niche' | 'ending'
  readonly reach: number
  readonly holds: number
}

const parts: Partial<Readonly<Record<Name, Part>>> = {
  callsRevealed: { camera: 'calls', reach: 6, holds: 1 },
  nagaUsed: { camera: 'play', reach: 5, holds: 1.4 },
  cancelled: { camera: 'play', reach: 5, holds: 1.2 },
  sticksLost: { camera: 'tray', reach: 2.5, holds: 0.8 },
  roomWon: { camera: 'ledge', reach: 3, holds: 1 },
  roomPlaced: { camera: 'walls', reach: 4.5, holds: 0.8 },
  roomTurned: { camera: 'walls', reach: 4.5, holds: 0.8 },
  trapLaid: { camera: 'walls', reach: 4.5, holds: 1 },
  relicOpened: { camera: 'niche', reach: 2.5, holds: 1.6 },
  curseOpened: { camera: 'niche', reach: 2.5, holds: 1.8 },
  relicClosed: { camera: 'walls', reach: 2.5, holds: 0.8 },
  relicsSwapped: { camera: 'walls', reach: 2.5, holds: 1.2 },
  amuletTaken: { camera: 'walls', reach: 1.5, holds: 0.8 },
  matchEnded: { camera: 'ending', reach: 20, holds: 0 },
}

const isNamed = (name: string): name is Name => cues.some((known) => known === name)

/** The temple on whose side a place lies. */
const sideOf = ([x]: Triple): number => (x < 0 ? 0 : 1)

/** The acting seat: that of the step's first event with a seat. */
function seatOf({ events }: Beat<View, Event, Plan>): number | null {
  for (const event of events) if ('seat' in event) return event.seat
  return null
}

/** Niches that open at about the same time are seen together. */
function nicheShot(openings: readonly Cue[]): Pick<Deed, 'camera' | 'pose'> {
  const places = openings.map(({ where }) => where)
  return {
    camera: `niches ${places.map(([x, , z]) => `${Math.round(x)} ${Math.round(z)}`).join(' ')}`,
    pose: nicheCamera(places),
  }
}

/** Cameras that each side of the table has. */
const sided: ReadonlySet<string> = new Set(['ledge', 'play', 'walls'])

function shotOf(
  { camera }: Part,
  cue: Cue,
  openings: readonly Cue[],
  isSmall: boolean,
): Pick<Deed, 'camera' | 'pose'> {
  const side = sideOf(cue.where)
  if (camera === 'niche') {
    return nicheShot(openings.filter(({ where }) => sideOf(where) === side))
  }
  if (camera === 'ledge' && !isSmall) return { camera: 'tray' }
  return { camera: sided.has(camera) ? `${camera}-${side}` : camera }
}

const opens = ({ name }: Cue): boolean => name === 'relicOpened' || name === 'curseOpened'

export function deedsOf(beat: Beat<View, Event, Plan>, isSmall = false): readonly Deed[] {
  const seat = seatOf(beat)
  const { cues: all } = beat.plan
  const openings = all.filter(opens)
  return all.flatMap((cue): Deed[] => {
    const { name, at, where, weight } = cue
    const part = isNamed(name) ? parts[name] : undefined
    if (!part || weight < weightyFrom) return []
    const until = at + part.holds
    return [
      {
        seat,
        ...shotOf(part, cue, openings, isSmall),
        at,
        until,
        weight,
        where,
        reach: part.reach,
      },
    ]
  })
}
