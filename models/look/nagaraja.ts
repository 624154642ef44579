// Nagaraja's table by its plan, as in mid-match: for looking at how the models stand together.
//
// ?page=nagaraja&tier=high&lit&eye=x,y,z&at=x,y,z
import { Group, Mesh, type Object3D, PerspectiveCamera, ShaderMaterial, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { dress, TIERS } from '../../src/scenes/materials/index.ts'
import {
  lampSpot,
  lowModels,
  nicheSpot,
  plate,
  rail,
  relicTurn,
  slab,
  slabSpot,
  slotSpot,
  type Spot,
  stacked,
  turnsInto,
} from '../../src/shapes/nagaraja.ts'
import * as plan from '../../src/shapes/nagarajaTable.ts'
import { hand, look, print } from './nagarajaHand.ts'
import { NICHES, standing, type Standing } from './nagarajaMatch.ts'
import { makeStage } from './stage.ts'

const query = new URLSearchParams(location.search)
const tier = TIERS.find((name) => name === query.get('tier')) ?? 'high'
const stage = makeStage(tier)
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const loaded = new Map<string, Promise<Group>>()

const low = new Set(lowModels.map((name) => `nagaraja-${name}`))

function load(name: string): Promise<Group> {
  const file = tier === 'low' && low.has(name) ? `${name}-low` : name
  const known =
    loaded.get(file) ?? loader.loadAsync(`/models/${file}.glb`).then(({ scene }) => scene)
  loaded.set(file, known)
  return known
}

async function put(name: string, at: Spot, turn = 0, into: Object3D = stage.scene): Promise<Group> {
  const thing = (await load(name)).clone()
  dress(thing, tier)
  thing.position.set(at.x, at.y, at.z)
  thing.rotation.y = turn
  into.add(thing)
  return thing
}

const flat = (at: { x: number; z: number }, y = 0): Spot => ({ ...at, y })

const glow = new ShaderMaterial({
  vertexShader: `varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `varying vec2 at; void main() {
    float across = abs(fract(at.y * 4.0) - 0.5) * 2.0;
    gl_FragColor = vec4(mix(vec3(1.0, 0.86, 0.5), vec3(0.9, 0.45, 0.12), across) * (0.75 + 0.25 * cos(at.x * 25.0)), 1.0);
  }`,
})

/** Shows what the texture coordinates of channels say. */
function light(room: Object3D): void {
  room.traverse((part) => {
    if (part instanceof Mesh && part.name.startsWith('corridor')) part.material = glow
  })
}

async function templeAt(seat: number, { stone, rooms, open, trap }: Standing): Promise<void> {
  const ground = new Group()
  const at = plan.templeSpots[seat] ?? { x: 0, z: 0 }
  ground.position.set(at.x, 0, at.z)
  stage.scene.add(ground)
  await put(`nagaraja-temple-${stone}`, { x: 0, y: 0, z: 0 }, 0, ground)
  for (const [slot, kind, turns] of rooms) {
    const where = slotSpot(Math.floor(slot / 3), slot % 3)
    const room = await put(`nagaraja-room-${kind}`, where, (-turns * Math.PI) / 2, ground)
    if (query.has('lit')) light(room)
    if (kind.endsWith('Crypt')) {
      const pit = { x: 0, y: plate.thick, z: -plate.crypt.out }
      await put('nagaraja-grating', { ...pit, y: plate.thick + 0.14 }, 0, room)
      await put('nagaraja-amulet-back', { ...pit, y: plate.thick - plate.crypt.deep }, 0, room)
    }
  }
  if (trap !== undefined)
    await put('nagaraja-trap', slotSpot(Math.floor(trap / 3), trap % 3), 0, ground)
  for (const [niche, [row, column, side]] of NICHES.entries()) {
    const form = open[niche]
    if (form) {
      await put(
        `nagaraja-relic-${form}`,
        nicheSpot(row, column, side),
        (relicTurn[side] * Math.PI) / 180,
        ground,
      )
      await put(
        'nagaraja-lamp',
        lampSpot(row, column, side),
        (-turnsInto[side] * Math.PI) / 2,
        ground,
      )
    } else {
      const holder = new Group()
      const foot = slabSpot(row, column, side)
      holder.position.set(foot.x, foot.y, foot.z)
      holder.rotation.y = (-turnsInto[side] * Math.PI) / 2
      ground.add(holder)
      const leaning = await put(`nagaraja-slab-${stone}`, { x: 0, y: 0, z: 0 }, 0, holder)
      leaning.rotation.x = (-slab.lean * Math.PI) / 180
    }
  }
}

async function pile(
  name: string,
  at: { x: number; z: number },
  count: number,
  each: number,
): Promise<void> {
  for (let k = 0; k < count; k++)
    await put(name, flat(at, k * each), ((k * 37) % 11) * 0.008 - 0.04)
}

async function cardAt(at: Spot, turn: number, tilt: number, up: number | null): Promise<void> {
  const thing = await put('nagaraja-card', at, 0)
  thing.rotation.set((tilt * Math.PI) / 180, turn, up === null ? Math.PI : 0, 'XYZ')
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const face = up === null ? null : print.patches.faces.get(hand[up % hand.length]?.id ?? '')
    if (part.name.startsWith('face') && face) part.material = look(face)
    if (part.name.startsWith('back')) part.material = look(print.patches.back)
  })
}

async function tray(): Promise<void> {
  const { x, z, scale } = plan.traySpot
  const model = await put('tray-two-throwers', { x, y: 0.8 * scale, z }, -Math.PI / 2)
  model.scale.setScalar(scale)
  const kinds = ['brown', 'brown', 'white', 'white', 'green', 'brown', 'white', 'green'] as const
  for (const [k, kind] of kinds.entries()) {
    const side = k < 4 ? -1 : 1
    const at = { x: x + side * (10 + ((k * 5) % 7) - 3), y: 1.2 * scale, z: z - 8 + (k % 4) * 5 }
    const stick = await put(`stick-${kind}`, at, k * 1.1)
    stick.rotation.x = (k * Math.PI) / 2
    stick.scale.setScalar(scale)
  }
}

await put('table', { x: 0, y: 0, z: 0 })
for (const [seat, one] of standing.entries()) await templeAt(seat, one)
await tray()
await put('nagaraja-pedestal', flat(plan.pedestalSpot))
await put('nagaraja-room-teeCrypt', flat(plan.pedestalSpot, 3.2), 0)
await put('nagaraja-amulet-back', {
  x: plan.pedestalSpot.x,
  y: 3.6,
  z: plan.pedestalSpot.z - plate.crypt.out,
})
await put('nagaraja-scroll', flat(plan.scrollSpots[0]), 0.2)
for (const [seat, at] of plan.railSpots.entries()) {
  await put('nagaraja-rail', flat(at))
  await put('nagaraja-pointer', {
    x: at.x + rail.first + rail.pitch * (seat ? 11 : 6),
    y: 0,
    z: at.z,
  })
}
for (const [seat, at] of plan.scoreSpots.entries()) {
  await put('nagaraja-rail', flat(at))
  const x = at.x + rail.first + rail.pitch * (seat ? 14 : 8)
  await put(`nagaraja-counter-${seat ? 'yellow' : 'grey'}`, {
    x,
    y: rail.high,
    z: at.z - rail.deep / 2 + 0.35,
  })
}
await pile('nagaraja-room-plain', plan.stackSpots.rooms, 6, stacked.room)
await put('nagaraja-amulet-back', flat(plan.stackSpots.usedAmulets))
await pile('nagaraja-amulet-back', plan.stackSpots.amulets, 5, stacked.amulet)
for (const seat of [0, 1]) {
  const row = plan.amuletSpots[seat]
  for (let k = 0; row && k < 2; k++)
    await put('nagaraja-amulet-back', flat({ x: row.x, z: row.z + k * row.pitch }))
}
for (let k = 0; k < 24; k++)
  await cardAt(flat(plan.stackSpots.cards, 0.04 + k * stacked.card), 0, 0, null)
for (let k = 0; k < 12; k++)
  await cardAt(flat(plan.stackSpots.discards, k * stacked.card), (k % 5) * 0.03, 0, k)
for (const [seat, fan] of plan.handSpots.entries())
  for (let k = 0; k < 5; k++)
    await cardAt(
      { x: fan.x + (k - 2) * fan.spread, y: 1 + k * 0.1, z: fan.z + (k - 2) ** 2 * 0.12 },
      -(k - 2) * 0.05,
      fan.tilt,
      seat === 0 ? k : null,
    )

const triple = (text: string | null, other: Vector3): Vector3 => {
  const [x, y, z] = (text ?? '').split(',').map(Number)
  return x === undefined || y === undefined || z === undefined ? other : new Vector3(x, y, z)
}
const camera = new PerspectiveCamera(35, innerWidth / innerHeight, 0.5, 3000)
const at = triple(query.get('at'), new Vector3(0, 0, 8))
camera.position.copy(triple(query.get('eye'), new Vector3(0, 108, 112)))
camera.lookAt(at)
stage.show(camera, 'nagaraja', 90)
