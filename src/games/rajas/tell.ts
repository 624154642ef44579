/** What happened, as lines for the log; steps that nobody needs to hear of are null. */
import type { Veiled } from '../../kernel/game.ts'
import { line, type Line } from '../../kernel/line.ts'
import type { Rules } from './data.ts'
import type { RajasEvent, Rolled } from './events.ts'
import { cellName } from './grid.ts'
import {
  buildingName,
  chamberName,
  dieName,
  goodName,
  incomeTileName,
  spaceName,
  tileName,
} from './names.ts'

export function tell(rules: Rules, event: RajasEvent | Veiled): Line | null {
  switch (event.type) {
    case 'awaited':
    case 'dicePicked':
    case 'veiled':
    case 'cycleBegan':
    case 'turnBegan':
      return null
    case 'matchEnded':
      return line('rajas.tell.matchEnded')
    case 'whiteTilesShuffled':
      return line('rajas.tell.whiteTilesShuffled')
    case 'riverCounted':
      return line('rajas.tell.riverCounted', { face: event.face, space: event.space })
    case 'riverTileLaid':
      return line('rajas.tell.riverTileLaid', { space: event.space })
    case 'tileRevealed':
      return line('rajas.tell.tileRevealed', { tile: tileName(rules, event.tile) })
    case 'roundBegan':
      return line('rajas.tell.roundBegan', { round: event.round, who: { seat: event.first } })
    default:
      return tellOfPlayer(rules, event, { seat: event.seat })
  }
}

type OfPlayer = Exclude<
  Extract<RajasEvent, { seat: number }>,
  { type: 'awaited' | 'dicePicked' | 'turnBegan' }
>

function tellOfPlayer(rules: Rules, event: OfPlayer, who: { seat: number }): Line {
  const die = (id: string): Line => dieName(rules.colourOf[id] ?? 'blue')
  switch (event.type) {
    case 'coinsGained':
    case 'coinsPaid':
    case 'fameGained':
    case 'karmaGained':
      return line(`rajas.tell.${event.type}`, { who, n: event.n })
    case 'elephantClaimed':
    case 'firstPlayerFound':
    case 'gainDeclined':
    case 'tileOffered':
    case 'turnPassed':
      return line(`rajas.tell.${event.type}`, { who })
    case 'boatMoved':
      return line('rajas.tell.boatMoved', { who, space: event.to })
    case 'bonusReached':
      return line(`rajas.tell.bonusReached.${event.track}`, { who, at: event.at })
    case 'buildingUpgraded':
      return line(event.late ? 'rajas.tell.upgradedLate' : 'rajas.tell.upgraded', {
        who,
        building: buildingName(event.building),
      })
    case 'chamberVisited':
      return line('rajas.tell.chamberVisited', { who, chamber: chamberName(event.chamber) })
    case 'diceRolled':
    case 'diceRerolled':
      return line(`rajas.tell.${event.type}`, { who, dice: rolledList(rules, event.rolled) })
    case 'diePaid': {
      const parts = { who, die: die(event.die), value: event.value }
      return line(event.flip ? 'rajas.tell.dieFlipped' : 'rajas.tell.diePaid', parts)
    }
    case 'dieReturned':
    case 'dieTaken':
      return line(`rajas.tell.${event.type}`, { who, die: die(event.die) })
    case 'goodSold':
      return line('rajas.tell.goodSold', { who, good: goodName(event.good), coins: event.coins })
    case 'incomeLinked':
      return line('rajas.tell.incomeLinked', { who, income: { raw: event.income } })
    case 'incomeTileDealt':
      return line('rajas.tell.incomeTileDealt', { who, tile: incomeTileName(rules, event.tile) })
    case 'incomeTileLaid': {
      const tile = incomeTileName(rules, event.tile)
      return line('rajas.tell.incomeTileLaid', { who, tile, slot: { raw: event.slot } })
    }
    case 'markersCrossed':
      return line('rajas.tell.markersCrossed', { who, gap: event.gap })
    case 'tilePlaced': {
      const key = event.covers === null ? 'rajas.tell.tilePlaced' : 'rajas.tell.tileCovered'
      const cell = { raw: cellName(event.cell) }
      return line(key, { who, tile: tileName(rules, event.tile), cell })
    }
    case 'whiteTileDrawn':
      return line('rajas.tell.whiteTileDrawn', { who, tile: incomeTileName(rules, event.tile) })
    case 'workerActivated':
    case 'workerLeft':
      return line(`rajas.tell.${event.type}.${event.spot}`, { who })
    case 'workerPlaced': {
      const space = spaceById(rules, event.space)
      return line('rajas.tell.workerPlaced', { who, space })
    }
  }
}

/** Boards of all sizes name their spaces alike. */
function spaceById(rules: Rules, id: string): Line {
  for (const spaces of Object.values(rules.spaces)) {
    const found = spaces.find((space) => space.id === id)
    if (found) return spaceName(found)
  }
  throw new Error(`no space ${id}`)
}

function rolledList(rules: Rules, rolled: Rolled): { list: readonly Line[] } {
  const list = rolled.map(({ id, value }) =>
    line('rajas.dieWithValue', { die: dieName(rules.colourOf[id] ?? 'blue'), value }),
  )
  return { list }
}
