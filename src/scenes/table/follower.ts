/** Follows a match with the camera: holds what happens, then flies once to what is asked; otherwise it stays. */
import type { Deed } from '../board/deed.ts'
import type { CameraPose } from '../contract.ts'

/** A camera by name, with its pose where it is not one of the scene's named ones. */
export interface Aimed {
  readonly name: string
  readonly pose?: CameraPose
}

/** Everything that the camera may follow now; equal `key`s are the same moment. */
export interface FollowedMoment {
  readonly key: string
  /** The camera of the throw that rolls; null while nothing rolls. */
  readonly rolling: string | null
  /** The beat that plays: its deeds, the second of the shared clock at which it began, its speed. */
  readonly beat: {
    readonly deeds: readonly Deed[]
    readonly began: number
    readonly speed: number
  } | null
  /** The camera of the question to a person here; null if nobody here is asked. */
  readonly asked: string | null
  /** Somebody else whose turn it is, and the camera of their turn. */
  readonly other: { readonly seat: number; readonly camera: string } | null
  /** The seats of the people here. */
  readonly people: readonly number[]
}

export interface Follower {
  /** The camera at this second of the shared clock. */
  look(moment: FollowedMoment, now: number): Aimed
  /** True while a flight of the present moment is still to come. */
  isDue(): boolean
  /** Seconds that a beat with these deeds has to wait, so that the camera is there when the first one begins. */
  leadSeconds(deeds: readonly Deed[]): number
}

/** Seconds before a deed at which its flight begins. */
const flightSeconds = 0.8
/** Flights between two decisions: of a person here, and of anybody else. */
const mostFlights = { own: 2, other: 1 } as const
/** Deeds whose weights differ by less are as important as each other: the first is shown. */
const sameWeight = 0.25
/** A camera shows a deed large enough if the deed takes this share of the area that the camera has to show. */
const largeShare = 0.13

interface Stop {
  readonly at: number
  readonly aim: Aimed
  readonly until: number
}

/** True if this camera already shows the deed, large enough. */
function holds(pose: CameraPose | undefined, { where: [x, , z], reach }: Deed): boolean {
  const shows = pose?.shows
  if (!shows) return false
  const isIn = (at: number, [from, to]: readonly [number, number]) =>
    at - reach >= from && at + reach <= to
  const size = Math.max(shows.x[1] - shows.x[0], shows.z[1] - shows.z[0])
  return isIn(x, shows.x) && isIn(z, shows.z) && (2 * reach) / size >= largeShare
}

/** `poseOf` looks up a named camera. */
export function makeFollower(poseOf: (name: string) => CameraPose | undefined): Follower {
  let key: string | null = null
  let aim: Aimed | null = null
  let stops: readonly Stop[] = []
  let heldUntil = -Infinity
  let turn: { readonly seat: Deed['seat']; flights: number } = { seat: null, flights: 0 }

  const poseOfAim = ({ name, pose }: Aimed): CameraPose | undefined => pose ?? poseOf(name)
  const aimOf = ({ camera, pose }: Deed): Aimed => ({ name: camera, ...(pose && { pose }) })

  /** Others have one flight between decisions, for what weighs most. */
  function chosenDeeds({ beat, people }: FollowedMoment): readonly Deed[] {
    const deeds = (beat?.deeds ?? []).toSorted((a, b) => a.at - b.at)
    const isOwn = deeds.some(({ seat }) => seat === null || people.includes(seat))
    if (isOwn) return deeds
    const most = Math.max(...deeds.map(({ weight }) => weight))
    const first = deeds.find(({ weight }) => weight > most - sameWeight)
    return deeds.filter((deed) => deed === first || holds(first && poseOfAim(aimOf(first)), deed))
  }

  function deedStops(moment: FollowedMoment, now: number): readonly Stop[] {
    const { beat, people } = moment
    if (!beat) return []
    const found: Stop[] = []
    let last = aim
    let free = now
    for (const deed of chosenDeeds(moment)) {
      const secondOf = (second: number) => beat.began + second / beat.speed
      const until = secondOf(deed.until)
      if (turn.seat !== deed.seat) turn = { seat: deed.seat, flights: 0 }
      const isOwn = deed.seat === null || people.includes(deed.seat)
      const isThere = last?.name === deed.camera || holds(last ? poseOfAim(last) : undefined, deed)
      const allowed = deed.weight === 1 ? Infinity : isOwn ? mostFlights.own : mostFlights.other
      if (!isThere && turn.flights < allowed) {
        turn.flights += 1
        last = aimOf(deed)
        found.push({ at: Math.max(free, secondOf(deed.at) - flightSeconds), aim: last, until })
      } else if (!isThere) continue
      else heldUntil = Math.max(heldUntil, until)
      free = Math.max(free, until)
    }
    return found
  }

  function begin(moment: FollowedMoment, now: number): void {
    const { rolling, beat, asked, other } = moment
    const at = Math.max(now, heldUntil)
    const goTo = (name: string, second: number) => [{ at: second, aim: { name }, until: now }]
    if (rolling !== null) stops = goTo(rolling, now)
    else if (beat) {
      // a flight that is still to come is made, unless something of weight happens
      if (beat.deeds.length > 0) stops = deedStops(moment, now)
    } else if (asked !== null) {
      turn = { seat: null, flights: 0 }
      stops = goTo(asked, at)
    } else if (other) {
      if (other.seat !== turn.seat) stops = goTo(other.camera, at)
      turn = { seat: other.seat, flights: 0 }
    }
  }

  return {
    look(moment, now) {
      if (moment.key !== key) {
        key = moment.key
        begin(moment, now)
      }
      const reached = stops.filter(({ at }) => at <= now)
      for (const stop of reached) {
        aim = stop.aim
        heldUntil = Math.max(heldUntil, stop.until)
      }
      stops = stops.filter(({ at }) => at > now)
      aim ??= { name: moment.asked ?? 'seat' }
      return aim
    },
    isDue: () => stops.length > 0,
    leadSeconds(deeds) {
      const first = deeds.toSorted((a, b) => a.at - b.at)[0]
      if (!first || !aim || aim.name === first.camera || holds(poseOfAim(aim), first)) return 0
      return Math.max(0, flightSeconds - first.at)
    },
  }
}
