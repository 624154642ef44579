/** Converts events into log lines, rendered later in the reader's language; internal steps give null. */
import type { Veiled } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import type { Event, Rolled } from '../events.ts'
import { cellName } from '../edition/grid.ts'
import {
  buildingName,
  chamberName,
  dieName,
  dieShowing,
  goodName,
  incomeTileName,
  spaceName,
  tileName,
} from './names.ts'
import { reason, spaceById } from './reasons.ts'
import type { EffectSource } from '../types/sources.ts'

export function tell(rules: Rules, event: Event | Veiled): Line | null {
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
  Extract<Event, { seat: number }>,
  { type: 'awaited' | 'dicePicked' | 'turnBegan' }
>

function tellOfPlayer(rules: Rules, event: OfPlayer, who: { seat: number }): Line {
  const die = (id: string): Line => dieName(rules.colourOf[id] ?? 'blue')
  const because = ({ from }: { readonly from: EffectSource }): Line => reason(rules, from)
  switch (event.type) {
    case 'coinsGained':
    case 'fameGained': {
      const from = reason(rules, event.from, event.how)
      return line(`rajas.tell.${event.type}`, { who, n: event.n, from })
    }
    case 'coinsPaid':
    case 'karmaGained':
      return line(`rajas.tell.${event.type}`, { who, n: event.n, from: because(event) })
    case 'elephantClaimed':
    case 'gainDeclined':
    case 'workerActivated':
      return line(`rajas.tell.${event.type}`, { who, from: because(event) })
    case 'firstPlayerFound':
      return firstPlayer(event, who)
    case 'tileOffered':
    case 'turnPassed':
      return line(`rajas.tell.${event.type}`, { who })
    case 'boatMoved':
      return line('rajas.tell.boatMoved', { who, space: event.to, from: because(event) })
    case 'bonusReached':
      return line(`rajas.tell.bonusReached.${event.track}`, { who, at: event.at })
    case 'buildingUpgraded':
      return line(event.late ? 'rajas.tell.upgradedLate' : 'rajas.tell.upgraded', {
        who,
        building: buildingName(event.building),
        fame: rules.edition.upgrades.fameByLevel[event.level] ?? 0,
        from: because(event),
      })
    case 'chamberVisited':
      return line('rajas.tell.chamberVisited', {
        who,
        chamber: chamberName(event.chamber),
        from: because(event),
      })
    case 'diceRolled': {
      // Dice of a gain were already told when they were taken.
      const key = event.from.kind === 'setup' ? 'rajas.tell.firstDice' : 'rajas.tell.diceRolled'
      return line(key, { who, dice: rolledList(rules, event.rolled) })
    }
    case 'diceRerolled': {
      const dice = rolledList(rules, event.rolled)
      return line('rajas.tell.diceRerolled', { who, dice, from: because(event) })
    }
    case 'diePaid': {
      const shown = dieShowing(rules.colourOf[event.die] ?? 'blue', event.value)
      const parts = { who, die: shown, value: event.value }
      return line(event.flip ? 'rajas.tell.dieFlipped' : 'rajas.tell.diePaid', parts)
    }
    case 'dieReturned':
      return line('rajas.tell.dieReturned', { who, die: die(event.die) })
    case 'dieTaken':
      return line('rajas.tell.dieTaken', { who, die: die(event.die), from: because(event) })
    case 'goodSold':
      return line('rajas.tell.goodSold', { who, good: goodName(event.good) })
    case 'incomeLinked':
      return line('rajas.tell.incomeLinked', {
        who,
        income: { raw: event.income },
        from: because(event),
      })
    case 'incomeTileDealt':
    case 'whiteTileDrawn': {
      const tile = incomeTileName(rules, event.tile)
      return line(`rajas.tell.${event.type}`, { who, tile, from: because(event) })
    }
    case 'incomeTileLaid': {
      const [tile, slot] = [incomeTileName(rules, event.tile), { raw: event.slot }]
      return line('rajas.tell.incomeTileLaid', { who, tile, slot, from: because(event) })
    }
    case 'markersCrossed':
      return line('rajas.tell.markersCrossed', { who, gap: event.gap })
    case 'tilePlaced': {
      const key = event.covers === null ? 'rajas.tell.tilePlaced' : 'rajas.tell.tileCovered'
      const cell = { raw: cellName(event.cell) }
      return line(key, { who, tile: tileName(rules, event.tile), cell, turn: event.turn })
    }
    case 'workerLeft':
      return line(`rajas.tell.workerLeft.${event.spot}`, { who })
    case 'workerPlaced': {
      const space = spaceName(spaceById(rules, event.space))
      return line('rajas.tell.workerPlaced', { who, space })
    }
  }
}

function firstPlayer(
  { isDrawn, coins }: Extract<Event, { type: 'firstPlayerFound' }>,
  who: { seat: number },
): Line {
  const list = coins.map((n, seat) => line('rajas.startCoins', { who: { seat }, n }))
  const key = isDrawn ? 'rajas.tell.firstPlayerDrawn' : 'rajas.tell.firstPlayerFound'
  return line(key, { who, coins: { list } })
}

function rolledList(rules: Rules, rolled: Rolled): { list: readonly Line[] } {
  const list = rolled.map(({ id, value }) =>
    line('rajas.dieWithValue', { die: dieShowing(rules.colourOf[id] ?? 'blue', value), value }),
  )
  return { list }
}
