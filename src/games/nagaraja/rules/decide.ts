/** Turns an accepted input into events; the kernel has already checked that it is legal. */
import type { Input, Now as KernelNow } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Box } from '../edition.ts'
import type { Command } from '../commands.ts'
import type { Event } from '../events.ts'
import { cancel, declare, letStand } from './flow/activation.ts'
import { addCard, askCall, makeCall } from './flow/call.ts'
import { applyAnswer } from './flow/chance.ts'
import { beginConfrontation, giveTurn, pass, playCard } from './flow/confrontation.ts'
import { beginDraw, spendAmulet } from './flow/draw.ts'
import { applyEffect, endActivation, recover } from './flow/effect.ts'
import { beginExploration, placeRoom } from './flow/explore.ts'
import { beginRefresh, give, applyOffer, revealRoom } from './flow/refresh.ts'
import { nameTarget } from './flow/target.ts'
import type { NextPhase } from './next.ts'
import { makeNow, type NagarajaNow } from './now.ts'
import type { State } from '../types.ts'

export function decide(box: Box, kernel: KernelNow<State, Event>, input: Input<Command>): void {
  const now = makeNow(box, kernel)
  let next =
    input.kind === 'chance'
      ? applyAnswer(now, input.answer)
      : execute(now, input.seat, input.command)
  while (next) next = continueFlow(now, next)
}

function execute(now: NagarajaNow, seat: Seat, command: Command): NextPhase {
  switch (command.type) {
    case 'addToCommit':
      return addCard(now, seat, command.card)
    case 'commit':
      return makeCall(now, seat)
    case 'pass':
      return pass(now, seat)
    case 'playCard':
      return playCard(now, seat, command.card, command.pay)
    case 'letStand':
      return letStand(now, seat)
    case 'cancel':
      return cancel(now, seat, command.amulet)
    case 'useAmulet':
      return spendAmulet(now, seat, command.amulet)
    case 'recover':
      return recover(now, seat, command.card)
    case 'placeRoom':
      return placeRoom(now, seat, command.slot, command.rotation)
    case 'giveCard':
      return give(now, seat, command.card)
    default:
      return nameTarget(now, seat, command)
  }
}

function continueFlow(now: NagarajaNow, next: NonNullable<NextPhase>): NextPhase {
  switch (next.to) {
    case 'draw':
      return beginDraw(now, next.seat, next.count, next.why)
    case 'call':
      return askCall(now, next.seat)
    case 'confrontation':
      return beginConfrontation(now)
    case 'turn':
      return giveTurn(now, next.seat)
    case 'declare':
      return declare(now)
    case 'effect':
      return applyEffect(now)
    case 'endActivation':
      return endActivation(now)
    case 'explore':
      return beginExploration(now, next.seat)
    case 'refresh':
      return beginRefresh(now, next.winner)
    case 'offer':
      return applyOffer(now, next.seat)
    case 'room':
      return revealRoom(now)
  }
}
