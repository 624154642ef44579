/** Layer: light spilling from lit corridors and open niches; cursed niches glow green and darken their surroundings. */
import { Group } from 'three'
import { type Box, lookUp } from '../../../games/nagaraja/edition.ts'
import type { Slots, View } from '../../../games/nagaraja/types.ts'
import { bothSeats, of, sides } from '../../../games/nagaraja/vocabulary.ts'
import {
  nicheSpot,
  plate,
  slabSpot,
  slotMiddle,
  temple,
  towards,
} from '../../../shapes/nagaraja.ts'
import { templeSpots } from '../../../shapes/nagarajaTable.ts'
import { clamp01 } from '../../ease.ts'
import type { DecalMark } from '../../board/decals.ts'
import { type MarkedThing, makeMarks } from '../../board/marks.ts'
import { arrivalAt, type LightFlow, flowOf } from '../flow.ts'
import { bySeat, columnOf, nicheEdge, rowOf } from '../ground.ts'
import { relicId } from '../ids.ts'
import { frontAt } from '../lightPlan.ts'
import { corridorsOfKind } from '../looks.ts'
import { cursedNiches, openRelicsIn } from '../points.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

/** Reach (cm) and strength of each kind of light. */
const spill = { reach: 2.6, share: 0.11 } as const
const lamp = { reach: 5, share: 0.42 } as const
const venom = { reach: 6.5, share: 0.8 } as const
/** Shade around one cursed relic, and over the whole temple for each further one. */
const gloom = { reach: 9, share: 1, whole: 0.28 } as const
const glimpseStrength = 0.4
const high = temple.level + 0.08

/** Visible share of a relic that rises from the floor, 0 to 1. */
const riseOf = ({ poseOf, isArrived }: NagarajaMoment, id: string): number => {
  const pose = poseOf(id)
  return isArrived ? 1 : pose ? clamp01((pose.at[1] + 2) / (temple.level + 2)) : 0
}

/** Light on one corridor arm, and its distance from the gate (cm). */
interface Spill {
  readonly marked: MarkedThing
  readonly far: number
}

function spillsOf(box: Box, slots: Slots, seat: number): readonly Spill[] {
  const flow: LightFlow = flowOf(box, slots)
  const { x: x0, z: z0 } = bySeat(templeSpots, seat)
  const [long, thin] = [plate.pitch / 4, plate.channel.wide / 2]
  return slots.flatMap((room, slot) => {
    if (!room) return []
    const spot = slotMiddle(rowOf(box, slot), columnOf(box, slot))
    return corridorsOfKind(box, lookUp(box.rooms, room.id).kind).flatMap((corridor, c) =>
      corridor.sides.flatMap((own): Spill[] => {
        const at = (sides.indexOf(own) + room.rotation) % 4
        const far = arrivalAt(flow, slot, c, at, 0.5)
        if (!Number.isFinite(far)) return []
        const { x, z } = towards[sides[at] ?? 'N']
        const mark = {
          x: x0 + spot.x + x * long,
          y: high,
          z: z0 + spot.z + z * long,
          halfX: x === 0 ? thin : long,
          halfZ: x === 0 ? long : thin,
        }
        return [{ marked: { mark, share: spill.share }, far }]
      }),
    )
  })
}

/** Caches the marks per set of slots; per frame only the light's progress is applied. */
function makeSpills(box: Box) {
  const known = new WeakMap<Slots, readonly Spill[]>()
  return ({ beat, seconds }: NagarajaMoment, seat: number): readonly MarkedThing[] => {
    const { slots } = of(beat.to.temples, seat)
    const all = known.get(slots) ?? spillsOf(box, slots, seat)
    known.set(slots, all)
    const light = beat.plan.light.temples[seat]
    const front = light ? frontAt(light, seconds) : Infinity
    return all.flatMap(({ marked, far }) => (far <= front ? [marked] : []))
  }
}

/** An open niche with its relic and light. */
interface Niche {
  readonly relic: string
  readonly isCursed: boolean
  readonly mark: DecalMark
}

function nichesOf(box: Box, view: View, seat: number): readonly Niche[] {
  const { x, z } = bySeat(templeSpots, seat)
  return openRelicsIn(view, seat).map(([niche, token]) => {
    const spot = nicheSpot(...nicheEdge(box, niche))
    return {
      relic: relicId(seat, token),
      isCursed: lookUp(box.tokens, token).kind === 'cursed',
      mark: { x: x + spot.x, y: high, z: z + spot.z, halfX: 1.6, halfZ: 1.6 },
    }
  })
}

/** Glimmer at the foot of closed slabs behind which this viewer has looked. */
function glimpsesOf(box: Box, view: View, seat: number, isCursed: boolean): readonly MarkedThing[] {
  const { marks, tokens } = of(view.temples, seat)
  const { x, z } = bySeat(templeSpots, seat)
  return tokens.flatMap((token, niche): MarkedThing[] => {
    if (token === null || marks[niche]?.open) return []
    if ((lookUp(box.tokens, token).kind === 'cursed') !== isCursed) return []
    const foot = slabSpot(...nicheEdge(box, niche))
    const mark = { x: x + foot.x, y: high, z: z + foot.z, halfX: 0.7, halfZ: 0.7 }
    return [{ mark, share: glimpseStrength }]
  })
}

/** Shade over the whole temple from the second cursed relic on. */
function wholeGloom(box: Box, view: View, seat: number): readonly MarkedThing[] {
  const { x, z } = bySeat(templeSpots, seat)
  const count = cursedNiches(box, view, seat).length
  const mark = { x, y: high, z, halfX: temple.half, halfZ: temple.half }
  return count > 1 ? [{ mark, share: (count - 1) * gloom.whole }] : []
}

interface Glowing {
  readonly niches: readonly Niche[]
  readonly known: readonly MarkedThing[]
  readonly feared: readonly MarkedThing[]
  readonly whole: readonly MarkedThing[]
}

/**
 * Caches niches per view and seat. A mark keeps its identity while its strength stays, so that
 * decals can skip it.
 */
function makeNiches(box: Box) {
  const known = new WeakMap<View, Glowing[]>()
  const shown = new WeakMap<Niche, Map<number, MarkedThing>>()

  function marked(niche: Niche, share: number, full: number): MarkedThing {
    const last = shown.get(niche) ?? new Map<number, MarkedThing>()
    shown.set(niche, last)
    const before = last.get(full)
    if (before?.share === share) return before
    const now = { mark: niche.mark, share }
    last.set(full, now)
    return now
  }
  return {
    in(view: View, seat: number): Glowing {
      const seats = known.get(view) ?? []
      known.set(view, seats)
      return (seats[seat] ??= {
        niches: nichesOf(box, view, seat),
        known: glimpsesOf(box, view, seat, false),
        feared: glimpsesOf(box, view, seat, true),
        whole: wholeGloom(box, view, seat),
      })
    },
    /** Marks of all open niches of one kind, at strength `full` once the relic has risen. */
    round(moment: NagarajaMoment, all: readonly Niche[], isCursed: boolean, full: number) {
      return all
        .filter((niche) => niche.isCursed === isCursed)
        .map((niche) => marked(niche, full * riseOf(moment, niche.relic), full))
    },
  }
}

function makeGlow(box: Box): NagarajaLayer {
  const group = new Group()
  const [dark, warm, lamps, green, known, feared] = [
    makeMarks('touch', gloom.reach, 1),
    makeMarks('light', spill.reach, 2),
    makeMarks('light', lamp.reach, 2),
    makeMarks('venom', venom.reach, 3),
    makeMarks('light', spill.reach, 3),
    makeMarks('venom', spill.reach, 3),
  ]
  const all = [dark, warm, lamps, green, known, feared]
  const [spills, niches] = [makeSpills(box), makeNiches(box)]
  group.add(...all.map((marks) => marks.group))
  return {
    object: group,
    paint(moment) {
      const temples = bothSeats.map((seat) => niches.in(moment.beat.to, seat))
      const round = (isCursed: boolean, full: number) =>
        temples.flatMap((one) => niches.round(moment, one.niches, isCursed, full))
      dark.show([...round(true, gloom.share), ...temples.flatMap(({ whole }) => whole)])
      warm.show(bothSeats.flatMap((seat) => spills(moment, seat)))
      lamps.show(round(false, lamp.share))
      green.show(round(true, venom.share))
      known.show(temples.flatMap((one) => one.known))
      feared.show(temples.flatMap((one) => one.feared))
    },
    dispose() {
      for (const marks of all) marks.dispose()
    },
  }
}

export const glowLayer = (box: Box): NagarajaLayerPlan => ({
  name: 'glow',
  madeFor: () => '',
  make: () => makeGlow(box),
})
