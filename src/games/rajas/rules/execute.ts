/** Executes a command; the kernel has already checked that it is legal. */
import { coverDue } from './builder.ts'
import { chamberBenefit } from './chambers.ts'
import { continueDice, withoutDue } from './diceGain.ts'
import type { Command } from '../commands.ts'
import { moveBoat, sail, visit } from './gains.ts'
import { oneGoodCoins, groundOf } from './ground.ts'
import { worth } from './purse.ts'
import { takeIncome } from './resolve.ts'
import { gain, gainCoins, playerOf, type Run, tableOf } from './run.ts'
import { marketsOf } from './calculation.ts'
import type { Space } from '../edition/spaces.ts'
import { finishTile } from './building.ts'
import type { Wait } from '../types/waits.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

export function execute(run: Run, wait: Wait, command: Command): Wait | null {
  const { from, now, seat } = run
  switch (command.type) {
    case 'placeWorker':
      return placeWorker(run, command)
    case 'payDie':
      return payDie(run, wait, command)
    case 'payDice':
      return payDice(run, wait, command)
    case 'chooseTile':
      if (wait.kind !== 'tile') return wait
      return { kind: 'site', covering: wait.covering, stack: command.stack }
    case 'placeTile':
      return placeTile(run, wait, command)
    case 'takeDie':
      return takeDie(run, wait, command)
    case 'returnDie':
      now.emit({ type: 'dieReturned', seat, die: command.die })
      return wait.kind === 'dice' ? { ...wait, mustTake: true } : wait
    case 'stopTaking':
      return playerOf(run).taking.length > 0 ? { kind: 'roll' } : declined(run)
    case 'pickDie':
      if (wait.kind !== 'rerollChoice') return wait
      return pickDie(run, [...wait.dice, command.die].sort())
    case 'rerollDice':
      return wait.kind === 'rerollChoice' ? { kind: 'reroll', dice: wait.dice } : wait
    case 'keepDice':
    case 'decline':
      return declined(run)
    case 'pass':
      now.emit({ type: 'turnPassed', seat })
      return null
    case 'upgrade': {
      const late = wait.kind === 'upgrade' && wait.late
      const { building } = command
      const level = playerOf(run).levels[building] + 1
      now.emit({ type: 'buildingUpgraded', seat, building, level, late, from })
      return null
    }
    case 'takeKarma':
      now.emit({ type: 'karmaGained', seat, n: command.n, from })
      return null
    case 'moveBoat':
      moveBoat(run, command.space)
      return null
    case 'visitChamber':
      visit(run, command.chamber)
      return null
    case 'chooseGood': {
      const max = wait.kind === 'good' ? wait.max : 0
      sell(run, command.good, max)
      return null
    }
    case 'takeIncome':
      if (wait.kind === 'income') {
        const incomes = wait.incomes.filter((income) => income !== command.income)
        run.agenda.push({ kind: 'incomes', incomes, from })
      }
      takeIncome(run, command.income)
      return null
    case 'chooseIncomeTile':
      return { kind: 'slot', tile: command.tile, optional: false }
    case 'layIncomeTile':
      now.emit({ type: 'incomeTileLaid', seat, tile: command.tile, slot: command.slot, from })
      return null
  }
}

function declined(run: Run): null {
  run.now.emit({ type: 'gainDeclined', seat: run.seat, from: run.from })
  return null
}

function pickDie(run: Run, dice: readonly string[]): Wait {
  run.now.emit({ type: 'dicePicked', seat: run.seat, dice })
  return { kind: 'rerollChoice', dice }
}

function sell(run: Run, good: 'silk' | 'spices' | 'tea', max: number): void {
  const ground = groundOf(run.rules, playerOf(run).cells)
  const coins = oneGoodCoins(ground, good, max)
  run.now.emit({ type: 'goodSold', seat: run.seat, good, coins })
  gainCoins(run, coins, { kind: 'markets', of: marketsOf(ground, good, max) })
}

/** Pays coins at once; then a die or a tile is to be chosen [R17]. */
function placeWorker(run: Run, command: Of<'placeWorker'>): Wait | null {
  const { now, seat } = run
  const seats = tableOf(run).players.length
  const space = run.rules.spaces[seats]?.[run.rules.spaceAt[seats]?.[command.space] ?? -1]
  if (!space) throw new Error(`no space ${command.space}`)
  now.emit({ type: 'workerPlaced', seat, space: space.id })
  run.from = { kind: 'space', space: space.id }
  if (space.coins > 0) now.emit({ type: 'coinsPaid', seat, n: space.coins, from: run.from })
  if (space.kind === 'quarry') return { kind: 'tile', covering: false }
  if (space.paysDie) return { kind: 'cost', space: space.index }
  if (space.benefit) gain(run, space.benefit)
  return null
}

/** Pays a die and returns its value in this payment. */
function giveDie(run: Run, id: string, flip: boolean): number {
  const die = playerOf(run).dice.find((own) => own.id === id)
  if (!die) throw new Error(`no die ${id}`)
  const value = worth(die, flip)
  run.now.emit({ type: 'diePaid', seat: run.seat, die: id, value, flip })
  return value
}

function payDice(run: Run, wait: Wait, command: Of<'payDice'>): Wait | null {
  if (wait.kind !== 'pay') return wait
  for (const die of command.dice) giveDie(run, die, command.flips.includes(die))
  finishTile(run, wait)
  return null
}

function payDie(run: Run, wait: Wait, command: Of<'payDie'>): Wait | null {
  const value = giveDie(run, command.die, command.flip)
  if (wait.kind !== 'cost') return wait
  const space = run.rules.spaces[tableOf(run).players.length]?.[wait.space]
  return space ? useSpace(run, space, value) : null
}

/** Runs the action of a space after its die is paid. */
function useSpace(run: Run, space: Space, value: number): Wait | null {
  if (space.kind === 'harbour') return sail(run, value)
  if (space.good !== null) {
    sell(run, space.good, value)
    return null
  }
  const benefit = space.benefit ?? chamberBenefit(run.rules, tableOf(run), space.chamber)
  gain(run, benefit)
  return null
}

function placeTile(run: Run, wait: Wait, command: Of<'placeTile'>): Wait | null {
  if (wait.kind !== 'site') return wait
  const { covering, stack } = wait
  const tile = run.rules.tiles[tableOf(run).stacks[stack].top ?? '']
  if (!tile) throw new Error(`no tile on ${stack}`)
  const { cell, turn } = command
  const cover = covering ? coverDue(run.rules, playerOf(run).cells, cell, tile) : null
  return { kind: 'pay', covering, site: { stack, cell, turn }, due: cover ?? tile.cost }
}

function takeDie(run: Run, wait: Wait, command: Of<'takeDie'>): Wait | null {
  if (wait.kind !== 'dice') return wait
  const die = tableOf(run).supply[command.colour].at(-1)
  if (die === undefined) throw new Error(`no ${command.colour} die`)
  run.now.emit({ type: 'dieTaken', seat: run.seat, die, from: run.from })
  return continueDice(run, withoutDue(wait.due, command.colour), false)
}
