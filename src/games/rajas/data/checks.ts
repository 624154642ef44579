/** Consistency checks of an edition beyond its schema. */
import { type EditionFault, fault } from '../../../kernel/edition.ts'
import { repeated } from '../../../kernel/editionShapes.ts'
import { line } from '../../../kernel/line.ts'
import { stacks } from '../vocabulary.ts'
import type { Edition } from './schema.ts'

export function crossFaults(edition: Edition): readonly EditionFault[] {
  return [
    ...tileFaults(edition),
    ...trackFaults(edition),
    ...riverFaults(edition),
    ...provinceFaults(edition),
    ...otherFaults(edition),
  ]
}

function tileFaults({ provinceTiles, riverTiles, incomeTiles }: Edition): readonly EditionFault[] {
  const { tiles } = provinceTiles
  const counts = stacks.flatMap((stack) => {
    const [colour, back] = stack.split('-') as ['blue', 'cow']
    const found = tiles.filter((tile) => tile.colour === colour && tile.back === back).length
    const wanted = provinceTiles.stacks.sizes[back]
    if (found === wanted) return []
    const parts = { stack: { raw: stack }, found, wanted }
    return [fault('provinceTiles.tiles', line('rajas.fault.stackSize', parts))]
  })
  const empty = tiles.flatMap((tile, i) => {
    const contents = tile.buildings.length + tile.markets.length
    const path = `provinceTiles.tiles.${i}`
    return contents === 1 || contents === 2 ? [] : [fault(path, line('rajas.fault.contents'))]
  })
  const incomeLists = Object.values(incomeTiles)
  return [
    ...counts,
    ...empty,
    ...repeated('provinceTiles.tiles', tiles),
    ...repeated('incomeTiles', incomeLists.flat()),
    ...repeated('riverTiles.tiles', riverTiles.tiles),
  ]
}

function trackFaults({ tracks }: Edition): readonly EditionFault[] {
  const faults: EditionFault[] = []
  const { fame, wealth } = tracks
  if (!isRising(fame.bonuses)) {
    faults.push(fault('tracks.fame.bonuses', line('rajas.fault.rising')))
  }
  if (!isRising(wealth.bonusMarker)) {
    faults.push(fault('tracks.wealth.bonusMarker', line('rajas.fault.rising')))
  }
  fame.bonuses.forEach((bonus, i) => {
    if ((bonus.worker === true) !== (bonus.benefit === undefined)) {
      faults.push(fault(`tracks.fame.bonuses.${i}`, line('rajas.fault.bonus')))
    }
  })
  if (fame.bonuses.filter((bonus) => bonus.worker).length !== 1) {
    faults.push(fault('tracks.fame.bonuses', line('rajas.fault.oneWorker')))
  }
  if (wealth.bonusMarker.some((bonus) => bonus.at === wealth.workerAt)) {
    faults.push(fault('tracks.wealth.workerAt', line('rajas.fault.rising')))
  }
  if (wealth.max % fame.max !== 0) {
    faults.push(fault('tracks.wealth.max', line('rajas.fault.multiple')))
  }
  return faults
}

function isRising(list: readonly { at: number }[]): boolean {
  return list.every((item, i) => i === 0 || item.at > (list[i - 1]?.at ?? 0))
}

function riverFaults({ river }: Edition): readonly EditionFault[] {
  const faults = river.spaces.flatMap((space, i) =>
    space.space === i + 1
      ? []
      : [fault(`river.spaces.${i}.space`, line('edition.number', { wanted: i + 1 }))],
  )
  if (river.bridgeAfterSpace >= river.spaces.length) {
    return [...faults, fault('river.bridgeAfterSpace', line('rajas.fault.bridge'))]
  }
  return faults
}

function provinceFaults({ provinceBoard }: Edition): readonly EditionFault[] {
  const { residence } = provinceBoard
  const closed = new Set(
    [provinceBoard.residence, ...provinceBoard.blocks].map((cell) => `${cell.col},${cell.row}`),
  )
  const steps = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const
  const isBuildable = (col: number, row: number) =>
    col >= 1 && col <= 5 && row >= 1 && row <= 4 && !closed.has(`${col},${row}`)
  return (['front', 'back'] as const).flatMap((name) => {
    const { incomes } = provinceBoard[name]
    const taken = new Set<string>()
    const path = `provinceBoard.${name}.incomes`
    const badAccess = incomes.flatMap((income, i) =>
      income.access.flatMap((access, j) => {
        const [dc, dr] = steps[access.side]
        const key = `${access.col},${access.row},${access.side}`
        const beside: [number, number] = [access.col + dc, access.row + dr]
        const isGood =
          isBuildable(access.col, access.row) &&
          !isBuildable(...beside) &&
          !(beside[0] === residence.col && beside[1] === residence.row) &&
          !taken.has(key)
        taken.add(key)
        return isGood ? [] : [fault(`${path}.${i}.access.${j}`, line('rajas.fault.access'))]
      }),
    )
    const badSlots = incomes.flatMap((income, i) =>
      (income.slot === undefined) === (name === 'front')
        ? []
        : [fault(`${path}.${i}.slot`, line('rajas.fault.slot'))],
    )
    return repeated(path, incomes).concat(badAccess, badSlots)
  })
}

function otherFaults({
  karma,
  palace,
  provinceBoard,
  incomeTiles,
}: Edition): readonly EditionFault[] {
  const faults: EditionFault[] = []
  if (karma.start > karma.max) faults.push(fault('karma.start', line('rajas.fault.karma')))
  palace.chambers.forEach((chamber, i) => {
    if (chamber.number === i + 1) return
    faults.push(fault(`palace.chambers.${i}.number`, line('edition.number', { wanted: i + 1 })))
  })
  if (incomeTiles.brown.length < 4) {
    faults.push(fault('incomeTiles.brown', line('rajas.fault.brown')))
  }
  if (!provinceBoard.back.incomes.some((income) => income.slot === 'brown')) {
    faults.push(fault('provinceBoard.back.incomes', line('rajas.fault.brown')))
  }
  return faults
}
