/** Builds a state from short notation; all other components stay in their stacks. */
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { networkOf } from '../../../src/games/nagaraja/rules/network.ts'
import type {
  HiddenAmulet,
  Player,
  Room,
  State,
  Temple,
  Trap,
} from '../../../src/games/nagaraja/types.ts'
import type { Stick } from '../../../src/games/nagaraja/vocabulary.ts'
import type { Phase } from '../../../src/games/nagaraja/types/phases.ts'

const box = nagaraja.values

type Two<T> = readonly [T, T]

export interface Scene {
  readonly phase: Phase
  readonly guide?: 0 | 1
  readonly round?: number
  /** Cards by the id of their face: `stick-discard-2`. */
  readonly hands?: Two<readonly string[]>
  readonly laid?: Two<readonly string[]>
  readonly sticks?: Two<readonly string[]>
  /** By slot 0-8: `tee@3`, or `cornerCrypt@2+vp2` with an amulet on it. */
  readonly rooms?: Two<Readonly<Record<number, string>>>
  /** The relic in each niche; the others fill the remaining niches in order. */
  readonly relics?: Two<Readonly<Record<string, string>>>
  readonly held?: Two<readonly string[]>
  readonly prize?: string
  readonly trap?: Trap
  readonly discard?: readonly string[]
  /** The deck; every other card is in the given hand. */
  readonly deck?: readonly string[]
  readonly restIn?: 0 | 1
  readonly roomsLeft?: number
  readonly amuletsLeft?: number
}

export function stateOf(start: State, scene: Scene): State {
  const cards = makeSupply(box.cardIds, '.')
  const rooms = makeSupply(box.roomIds, '-')
  const amulets = makeSupply(box.amuletIds, '-')
  const hidden: HiddenAmulet[] = []

  function room(text: string): Room {
    const [shape = '', amulet] = text.split('+')
    const [kind = '', turns = '0'] = shape.split('@')
    const id = rooms.take(kind)
    if (amulet) hidden.push({ room: id, amulet: amulets.take(amulet) })
    return { id, rotation: Number(turns), amulet: amulet !== undefined }
  }

  function temple(seat: 0 | 1): Temple {
    const placed = scene.rooms?.[seat] ?? {}
    const slots = start.temples[seat].slots.map((_, slot) =>
      placed[slot] === undefined ? null : room(placed[slot]),
    )
    const network = networkOf(box, slots)
    const marks = start.temples[seat].marks.map((mark, i) => {
      const open = (network.niches & (1 << i)) !== 0
      return open ? { open, shown: true, seen: [true, true] as const } : mark
    })
    return { slots, marks, tokens: tokensOf(scene.relics?.[seat] ?? {}) }
  }

  const counts = new Map<string, number>()
  function player(seat: 0 | 1): Player {
    return {
      hand: (scene.hands?.[seat] ?? []).map(cards.take).sort(),
      laid: (scene.laid?.[seat] ?? []).map(cards.take).sort(),
      revealed: scene.phase.kind !== 'call',
      played: [],
      amulets: (scene.held?.[seat] ?? []).map(amulets.take).sort(),
      sticks: (scene.sticks?.[seat] ?? []).map((sign) => stick(sign, counts)),
      aside: [],
      added: 0,
    }
  }

  const temples = [temple(0), temple(1)] as const
  const prize = scene.prize === undefined ? null : room(scene.prize)
  const players: [Player, Player] = [player(0), player(1)]
  const discard = (scene.discard ?? []).map(cards.take).sort()
  const deck = scene.deck ? scene.deck.map(cards.take).sort() : null
  if (scene.restIn !== undefined) {
    const crowd = players[scene.restIn]
    players[scene.restIn] = { ...crowd, hand: [...crowd.hand, ...cards.rest()].sort() }
  }
  const roomsLeft = rooms.rest()
  const amuletsLeft = amulets.rest()
  return {
    ...start,
    phase: scene.phase,
    round: scene.round ?? 1,
    guide: scene.guide ?? 0,
    prize,
    temples,
    players,
    trap: scene.trap ?? null,
    rooms: roomsLeft.slice(0, scene.roomsLeft ?? roomsLeft.length),
    lostRooms: roomsLeft.slice(scene.roomsLeft ?? roomsLeft.length),
    amulets: amuletsLeft.slice(0, scene.amuletsLeft ?? amuletsLeft.length),
    usedAmulets: amuletsLeft.slice(scene.amuletsLeft ?? amuletsLeft.length),
    deck: deck ?? cards.rest(),
    discard,
    hidden,
  }
}

/** Hands out copies of components by kind or by id. */
function makeSupply(ids: readonly string[], sign: string) {
  const left = new Set(ids)
  return {
    take: (name: string): string => {
      const id = [...left].find((one) => one === name || one.startsWith(`${name}${sign}`))
      if (id === undefined) throw new Error(`no ${name} is left`)
      left.delete(id)
      return id
    },
    rest: (): readonly string[] => [...left],
  }
}

function tokensOf(wanted: Readonly<Record<string, string>>): readonly string[] {
  const others = box.tokenIds.filter((id) => !Object.values(wanted).includes(id))
  return box.ground.niches.map(({ id }) => wanted[id] ?? others.shift()!)
}

const kinds = { B: 'brown', W: 'white', G: 'green' } as const

function stick(sign: string, counts: Map<string, number>): Stick {
  const kind = kinds[sign.charAt(0) as keyof typeof kinds]
  const number = (counts.get(kind) ?? 0) + 1
  counts.set(kind, number)
  const points = sign.charAt(1) === '*' ? 'naga' : Number(sign.charAt(1))
  const face = box.edition.sticks.kinds[kind].faces.indexOf(points)
  return { id: `${kind}-${String(number).padStart(2, '0')}`, kind, face }
}
