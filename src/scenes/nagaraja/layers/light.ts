/** Light in the live corridors: it runs from the gates, dies back where it is cut, and shows where it would run. */
import {
  AdditiveBlending,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  ShaderMaterial,
  Color,
} from 'three'
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import type { Command } from '../../../games/nagaraja/commands.ts'
import type { Event } from '../../../games/nagaraja/events.ts'
import { bothSeats, of } from '../../../games/nagaraja/vocabulary.ts'
import type { Slots, View } from '../../../games/nagaraja/types/index.ts'
import { stone } from '../../../shapes/nagaraja.ts'
import { templeSpots } from '../../../shapes/nagarajaTable.ts'
import type { BoardMoment, Layer, LayerPlan } from '../../board/layer.ts'
import { flowOf } from '../flow.ts'
import { type LitFloor, litFloors } from '../floors.ts'
import { bySeat } from '../ground.ts'
import { dyingAt, frontAt } from '../lightPlan.ts'
import { stoneOf } from '../looks.ts'
import type { NagarajaPlan } from '../plan.ts'
import { slotsAfter } from '../preview.ts'
import { lightFragment, lightVertex } from './lightShader.ts'

export type NagarajaMoment = BoardMoment<View, Command, Event, NagarajaPlan>
export type NagarajaLayer = Layer<View, Command, Event, NagarajaPlan>
export type NagarajaLayerPlan = LayerPlan<View, Command, Event, NagarajaPlan>

/** What a floor does: it is lit, light comes to it, it dies, or it would be lit. */
const roles = { lit: 0, comes: 1, dies: 2, would: 3 } as const
type Role = keyof typeof roles

/** How high the rooms of a ghost hang over their slots (cm). */
const hanging = 1.6
const everywhere = 1e6

interface Share {
  readonly floor: LitFloor
  readonly role: Role
  readonly lift: number
}

const floorsOf = (box: Box, slots: Slots) => litFloors(box, slots, flowOf(box, slots))

/** All floors of a temple that are to be seen in a beat, and those that the focused command would light. */
function sharesOf(box: Box, { beat, focused, isArrived }: NagarajaMoment, seat: number): Share[] {
  const { from, to, plan } = beat
  const [was, is] = [of(from.temples, seat).slots, of(to.temples, seat).slots]
  const stays = new Set(plan.light.temples[seat]?.stays)
  const after = floorsOf(box, is)
  const shares = after.map((floor): Share => ({
    floor,
    role: stays.has(floor.key) ? 'lit' : 'comes',
    lift: 0,
  }))
  if (was !== is) {
    const gone = floorsOf(box, was).filter(({ key }) => !stays.has(key))
    shares.push(...gone.map((floor): Share => ({ floor, role: 'dies', lift: 0 })))
  }
  const would = isArrived && focused ? slotsAfter(focused, to, seat) : null
  if (!would) return shares
  const known = new Set(after.map(({ key }) => key))
  const more = floorsOf(box, would).filter(({ key }) => !known.has(key))
  const lift = focused?.command.type === 'placeRoom' ? 0 : hanging
  return [...shares, ...more.map((floor): Share => ({ floor, role: 'would', lift }))]
}

function fill(geometry: BufferGeometry, shares: readonly Share[]): void {
  const [place, flow]: [number[], number[]] = [[], []]
  for (const { floor, role, lift } of shares)
    for (const { x, y, z, across, far } of floor.corners) {
      place.push(x, y + lift, z)
      flow.push(far, across, roles[role])
    }
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('aFlow', new Float32BufferAttribute(flow, 3))
}

function makeTempleLight(seat: number) {
  const geometry = new BufferGeometry()
  const material = new ShaderMaterial({
    vertexShader: lightVertex,
    fragmentShader: lightFragment,
    uniforms: {
      uTint: { value: new Color(stone[stoneOf(seat)].lit) },
      uFront: { value: everywhere },
      uDying: { value: 0 },
    },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
  })
  const mesh = new Mesh(geometry, material)
  const { x, z } = bySeat(templeSpots, seat)
  mesh.position.set(x, 0, z)
  mesh.frustumCulled = false
  return { mesh, geometry, material }
}

function makeLight(box: Box, seats: readonly number[]): NagarajaLayer {
  const group = new Group()
  const temples = seats.map((seat) => ({ seat, ...makeTempleLight(seat) }))
  group.add(...temples.map(({ mesh }) => mesh))
  let last: Pick<NagarajaMoment, 'beat' | 'focused' | 'isArrived'> | null = null
  /** Rooms whose light is drawn as it stays. */
  const steady = new Map<number, Slots>()
  const light = (geometry: BufferGeometry, moment: NagarajaMoment, seat: number) => {
    const { from, to } = moment.beat
    const { slots } = of(to.temples, seat)
    const isSteady = of(from.temples, seat).slots === slots && !moment.focused
    if (isSteady && steady.get(seat) === slots) return
    const all = sharesOf(box, moment, seat)
    fill(geometry, all)
    if (isSteady && all.every(({ role }) => role === 'lit')) steady.set(seat, slots)
    else steady.delete(seat)
  }
  return {
    object: group,
    paint(moment) {
      const { beat, seconds, focused, isArrived } = moment
      const isSame = last?.beat === beat && last.focused === focused && last.isArrived === isArrived
      last = { beat, focused, isArrived }
      temples.forEach(({ geometry, material, seat }) => {
        if (!isSame) light(geometry, moment, seat)
        const plan = beat.plan.light.temples[seat]
        if (!plan) return
        const { uFront, uDying } = material.uniforms
        if (uFront) uFront.value = Math.min(everywhere, frontAt(plan, seconds))
        if (uDying) uDying.value = dyingAt(plan, seconds)
      })
    },
    dispose() {
      for (const { geometry, material } of temples) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}

/** `seats` are those whose temples stand there: both in a match. */
export const lightLayer = (box: Box, seats: readonly number[] = bothSeats): NagarajaLayerPlan => ({
  name: 'light',
  madeFor: () => '',
  make: () => makeLight(box, seats),
})
