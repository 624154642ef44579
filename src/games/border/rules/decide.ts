/** Turns an accepted input into events; the kernel has already checked that it is legal. */
import type { Answer } from '../../../kernel/chance.ts'
import type { Input, Now } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { canCross, diceLeft } from './cross.ts'
import { allSpent, countUnspent, pickDice } from './dice.ts'
import { colours } from '../vocabulary.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { finishers, scoreRegions } from './scoring.ts'
import { canCompleteAny, missingBoxes } from './sheet.ts'
import type { Command } from '../commands.ts'
import type { ActionEnd, Event } from '../events.ts'
import type { State } from '../types.ts'

type BorderNow = Now<State, Event>

export function decide(layout: Layout, now: BorderNow, input: Input<Command>): void {
  if (input.kind === 'chance') return decideChance(layout, now, input.answer)
  const { seat, command } = input
  switch (command.type) {
    case 'throwAgain':
      return now.emit({ type: 'dicePickedUp', seat, dice: command.dice })
    case 'stop':
      now.emit({ type: 'stopped', seat })
      return closeIfNothingToComplete(layout, now)
    case 'complete':
      return complete(layout, now, command.segment)
    case 'cross':
      return cross(now, seat, command)
    case 'done':
      if (now.state.phase.kind === 'complete') return endFirstAction(layout, now)
      now.emit({ type: 'seatDone', seat })
      return endSecondIfAllDone(layout, now)
  }
}

function decideChance(layout: Layout, now: BorderNow, answer: Answer): void {
  const { phase, active, throws } = now.state
  if (answer.kind === 'picks') {
    if (phase.kind === 'seating') {
      return now.emit({ type: 'turnStarted', seat: answer.picks[0] ?? 0, round: 1 })
    }
    return now.emit({
      type: 'sheetsDealt',
      sheets: answer.picks.map((pick) => layout.sheetIds[pick] ?? ''),
    })
  }
  if (phase.kind !== 'throw') return
  const faces = answer.faces.map((face) => colours[face] ?? 'gray')
  now.emit({ type: 'thrown', seat: active, number: throws + 1, dice: phase.dice, faces })
  closeIfNothingToComplete(layout, now)
}

/** Declining is a choice only if some segment can be completed [BG1]. */
function closeIfNothingToComplete(layout: Layout, now: BorderNow): void {
  const { phase, players, active, dice } = now.state
  const player = players[active]
  if (phase.kind !== 'complete' || !player) return
  if (canCompleteAny(player, sheetOf(layout, player.sheet), countUnspent(dice))) return
  closeFirstAction(layout, now, 'nothing')
}

function complete(layout: Layout, now: BorderNow, segment: number): void {
  const { active: seat, players, dice } = now.state
  const player = players[seat]
  const found = player && sheetOf(layout, player.sheet).segments[segment]
  if (!player?.sheet || !found) return
  const boxes = missingBoxes(player, found.boxes)
  now.emit({
    type: 'segmentCompleted',
    seat,
    sheet: player.sheet,
    segment,
    boxes,
    dice: pickDice(dice, found.colour, boxes.length),
  })
}

function endFirstAction(layout: Layout, now: BorderNow): void {
  closeFirstAction(layout, now, now.state.dice.some((die) => die.spent) ? 'used' : 'declined')
}

function closeFirstAction(layout: Layout, now: BorderNow, reason: ActionEnd): void {
  const seat = now.state.active
  now.emit({ type: 'firstActionEnded', seat, reason })
  scoreRegions(layout, now, [seat])
  openSecondAction(layout, now)
}

function openSecondAction(layout: Layout, now: BorderNow): void {
  const { dice, players, active } = now.state
  const single = allSpent(dice)
  const faces = dice.flatMap((die) =>
    die.face !== null && (single || !die.spent) ? [die.face] : [],
  )
  now.emit({ type: 'secondActionStarted', single, faces })
  players.forEach((player, seat) => {
    if (seat === active || canCross(layout, player, diceLeft(now.state, player))) return
    now.emit({ type: 'seatIdle', seat })
  })
  endSecondIfAllDone(layout, now)
}

function cross(
  now: BorderNow,
  seat: Seat,
  { box, colour }: Extract<Command, { type: 'cross' }>,
): void {
  const sheet = now.state.players[seat]?.sheet
  if (sheet) now.emit({ type: 'boxCrossed', seat, sheet, box, colour })
}

/**
 * Closes the batch: scores regions by seat order, then ends the match or starts the next turn
 * clockwise [B11, B39].
 */
function endSecondIfAllDone(layout: Layout, now: BorderNow): void {
  const { phase, players, active, round } = now.state
  if (phase.kind !== 'cross' || phase.done.includes(false)) return
  const others = players.flatMap((_, seat) => (seat === active ? [] : [seat]))
  scoreRegions(layout, now, others)
  const seats = finishers(now.state)
  if (seats.length > 0) return now.emit({ type: 'matchEnded', seats })
  now.emit({ type: 'turnStarted', seat: (active + 1) % players.length, round: round + 1 })
}
