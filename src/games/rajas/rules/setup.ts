/** The initial state: all components in place, and an agenda of the chance requests of the setup. */
import type { Options } from '../../../kernel/options.ts'
import { recordOf, type Rules } from '../edition.ts'
import { cellCount } from '../edition/grid.ts'
import type { Player, State, Supply } from '../types.ts'
import { buildings, colours, stacks } from '../vocabulary.ts'
import type { Task } from '../types/waits.ts'

export function setup(rules: Rules, seats: number, options: Options): State {
  const navaratna = options['navaratna'] === true
  const ganga = options['ganga'] === true
  const handicap = options['handicap'] as readonly string[]
  const { edition } = rules
  const players = Array.from({ length: seats }, (_, seat) =>
    makePlayer(rules, seat, navaratna || handicap[seat] === 'experienced'),
  )
  const tilesOf = (colour: string) =>
    Object.values(rules.incomeTiles).flatMap((tile) => (tile.colour === colour ? [tile.id] : []))
  const agenda = firstTasks(seats, navaratna, ganga)
  const river = ganga ? Object.keys(rules.riverTiles) : []
  return {
    table: {
      navaratna,
      ganga,
      workerCap: edition.workers.cap[navaratna ? 'navaratna' : 'base'],
      players,
      supply: recordOf(colours, (colour) => rules.dice[colour].slice(seats)) satisfies Supply,
      stacks: recordOf(stacks, (stack) => ({ top: null, left: rules.tilesOf[stack].length })),
      spaces: (rules.spaces[seats] ?? []).map(() => null),
      river: rules.river.map(() => null),
      riverTilesLeft: river.length,
      whiteLeft: navaratna ? 0 : tilesOf('white').length,
      whiteDiscards: [],
      incomeOffer: navaratna ? Object.keys(rules.incomeTiles).sort() : [],
      first: 0,
      nextFirst: null,
      round: 0,
      cycle: 0,
      placed: 0,
      crossed: [],
      flow: {
        seat: 0,
        chance: 1,
        wait: { kind: 'reveal', stack: stacks[0] ?? 'blue-cow' },
        agenda,
        from: { kind: 'setup' },
      },
    },
    box: { below: rules.tilesOf, white: navaratna ? [] : tilesOf('white'), river },
  }
}

/** In reverse order, since the agenda is a stack; the first reveal is already the current wait. */
function firstTasks(seats: number, navaratna: boolean, ganga: boolean): readonly Task[] {
  const tasks: Task[] = stacks.slice(1).map((stack): Task => ({ kind: 'reveal', stack }))
  for (let seat = 0; seat < seats; seat += 1) tasks.push({ kind: 'startDice', seat })
  tasks.push({ kind: 'firstPlayer' })
  if (ganga) tasks.push({ kind: 'riverDie', from: 0 })
  if (navaratna) {
    for (let order = 0; order < seats; order += 1) tasks.push({ kind: 'brownTile', order })
  }
  tasks.push({ kind: 'begin' })
  return tasks.reverse()
}

function makePlayer(rules: Rules, seat: number, isExperienced: boolean): Player {
  const { karma, kali } = rules.edition
  return {
    side: isExperienced ? 'back' : 'front',
    capacity: isExperienced ? kali.capacity.navaratna : kali.capacity.base,
    fame: 0,
    wealth: 0,
    karma: karma.start,
    boat: 0,
    fameBonuses: 0,
    wealthBonuses: 0,
    levels: recordOf(buildings, () => 0),
    late: null,
    dice: [],
    taking: colours.map((colour) => rules.dice[colour][seat] ?? ''),
    spots: { bridge: 'waiting', fame: 'waiting', wealth: 'waiting' },
    workers: 3,
    unplaced: 3,
    cells: Array.from({ length: cellCount }, () => null),
    linked: [],
    slots: {},
    idle: [],
    offers: 0,
  }
}

/** The space reached by a setup roll, or null from the last space on [R123] [R124]. */
export function riverDieSpace(rules: Rules, from: number, face: number): number | null {
  const space = from + face
  return space < rules.river.length - 1 ? space : null
}
