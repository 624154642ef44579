/** Layer: light in connected corridors. It spreads from the gates, dies where a corridor is cut, and previews the focused command. */
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
import type { Box } from '../../../games/nagaraja/edition.ts'
import type { Command } from '../../../games/nagaraja/commands.ts'
import type { Event } from '../../../games/nagaraja/events.ts'
import { bothSeats, of } from '../../../games/nagaraja/vocabulary.ts'
import type { Slots, View } from '../../../games/nagaraja/types.ts'
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

/**
 * State of a floor in a beat, passed to the shader: stays lit, lights up, goes dark, or would be
 * lit by the focused command.
 */
const roles = { lit: 0, comes: 1, dies: 2, would: 3 } as const
type Role = keyof typeof roles

/** Height (cm) of preview rooms over their slots. */
const hoverCm = 1.6
const beyondAllCm = 1e6

interface Share {
  readonly floor: LitFloor
  readonly role: Role
  readonly lift: number
}

const floorsOf = (box: Box, slots: Slots) => litFloors(box, slots, flowOf(box, slots))

/** All floors of a temple with light in this beat, plus those the focused command would light. */
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
  const lift = focused?.command.type === 'placeRoom' ? 0 : hoverCm
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
      uFront: { value: beyondAllCm },
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
  /** Slots whose static geometry is already in the buffer, so that it is not rebuilt. */
  const staticSlots = new Map<number, Slots>()
  const light = (geometry: BufferGeometry, moment: NagarajaMoment, seat: number) => {
    const { from, to } = moment.beat
    const { slots } = of(to.temples, seat)
    const isSteady = of(from.temples, seat).slots === slots && !moment.focused
    if (isSteady && staticSlots.get(seat) === slots) return
    const all = sharesOf(box, moment, seat)
    fill(geometry, all)
    if (isSteady && all.every(({ role }) => role === 'lit')) staticSlots.set(seat, slots)
    else staticSlots.delete(seat)
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
        if (uFront) uFront.value = Math.min(beyondAllCm, frontAt(plan, seconds))
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

/** `seats`: temples on the table; both in a match, one in the catalogue. */
export const lightLayer = (box: Box, seats: readonly number[] = bothSeats): NagarajaLayerPlan => ({
  name: 'light',
  madeFor: () => '',
  make: () => makeLight(box, seats),
})
