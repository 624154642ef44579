/** The reducer: the state after an event, in one flat switch; unchanged parts keep their identity for caches. */
import { addUsed, change, clearUsed, mark, withDone, withFaces, withSpent } from './change.ts'
import { colours } from '../vocabulary.ts'
import { allDice, freshDice, throwLimit } from './setup.ts'
import type { Event } from '../events.ts'
import type { Phase, State } from '../types.ts'

const keep: Phase = { kind: 'keep' }
const complete: Phase = { kind: 'complete' }
const throwAll: Phase = { kind: 'throw', dice: allDice }

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'sheetsDealt':
      return {
        ...state,
        chance: state.chance + 1,
        phase: { kind: 'seating' },
        players: state.players.map((player, seat) => ({
          ...player,
          sheet: event.sheets[seat] ?? null,
        })),
      }
    case 'turnStarted':
      return {
        ...state,
        chance: state.phase.kind === 'seating' ? state.chance + 1 : state.chance,
        phase: throwAll,
        active: event.seat,
        round: event.round,
        action: state.action + 1,
        throws: 0,
        dice: freshDice,
        players: clearUsed(state.players),
      }
    case 'thrown':
      return {
        ...state,
        chance: state.chance + 1,
        phase: event.number < throwLimit ? keep : complete,
        throws: event.number,
        dice: withFaces(state.dice, event.dice, event.faces),
      }
    case 'dicePickedUp':
      return { ...state, phase: { kind: 'throw', dice: event.dice } }
    case 'stopped':
      return { ...state, phase: complete }
    case 'segmentCompleted':
      return {
        ...state,
        dice: withSpent(state.dice, event.dice),
        players: change(state.players, event.seat, (player) => ({
          ...player,
          crossed: mark(player.crossed, event.boxes, state.action),
        })),
      }
    case 'firstActionEnded':
      return state
    case 'secondActionStarted':
      return {
        ...state,
        action: state.action + 1,
        phase: {
          kind: 'cross',
          single: event.single,
          done: state.players.map((_, seat) => seat === state.active),
        },
      }
    case 'boxCrossed':
      return {
        ...state,
        players: change(state.players, event.seat, (player) => ({
          ...player,
          crossed: mark(player.crossed, [event.box], state.action),
          used: addUsed(player.used, colours.indexOf(event.colour)),
        })),
      }
    case 'seatIdle':
    case 'seatDone':
      return { ...state, phase: withDone(state.phase, event.seat) }
    case 'regionCompleted':
      return {
        ...state,
        players: change(state.players, event.seat, (player) => ({
          ...player,
          earned: player.earned.with(event.region, event.points),
        })),
        claimed: event.first ? state.claimed.with(event.region, state.action) : state.claimed,
      }
    case 'matchEnded':
      return { ...state, phase: { kind: 'over' } }
  }
}
