/** Display names of components and benefits, as line parts to be rendered in the reader's language. */
import type { Piece } from '../../../kernel/chance.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition.ts'
import type { Space } from '../edition/spaces.ts'
import type { Building, Colour, Good } from '../vocabulary.ts'

export function colourName(colour: Colour): Line {
  return { ...line(`rajas.colour.${colour}`), sign: { icon: `pip-${colour}`, tone: colour } }
}

export function dieName(colour: Colour): Line {
  return { ...line(`rajas.die.${colour}`), sign: { icon: `pip-${colour}`, tone: colour } }
}

/** Counts dice by colour, for example "2 green dice". */
export function diceOf(list: readonly Colour[]): readonly Line[] {
  return [...new Set(list)].map((colour) => {
    const n = list.filter((other) => other === colour).length
    const sign = { icon: `pip-${colour}`, tone: colour }
    return { ...line(`rajas.dice.${colour}`, { n }), sign }
  })
}

/** A die with its upper face. */
export function dieShowing(colour: Colour, value: number): Line {
  return { ...dieName(colour), sign: { icon: `die-${value}`, tone: colour } }
}

/** The name of a face (from 0); the white river die has no colour of the game. */
export function faceName(rules: Rules, { id }: Piece, face: number): Line {
  const tone = rules.colourOf[id]
  const sign = { icon: `die-${face + 1}`, ...(tone && { tone }) }
  return { ...line('rajas.number', { n: face + 1 }), sign }
}

export function goodName(good: Good): Line {
  return line(`rajas.good.${good}`)
}

export function buildingName(building: Building): Line {
  return line(`rajas.building.${building}`)
}

export function chamberName(chamber: number): Line {
  return line(`rajas.chamber.${chamber}`)
}

/** Names a tile by colour, price and contents. */
export function tileName(rules: Rules, id: string): Line {
  const tile = rules.tiles[id]
  if (!tile) throw new Error(`no tile ${id}`)
  const contents = [
    ...tile.buildings.map(buildingName),
    ...tile.markets.map(({ good, value }) => line('rajas.market', { good: goodName(good), value })),
  ]
  const parts = { colour: colourName(tile.colour), cost: tile.cost, contents: { list: contents } }
  return line('rajas.tile', parts)
}

export function spaceName(space: Space): Line {
  const number = Number(space.id.match(/\d+$/)?.[0] ?? 1)
  switch (space.kind) {
    case 'quarry':
    case 'harbour':
    case 'terrace':
    case 'goods':
      return line(`rajas.space.${space.kind}`, { number })
    case 'good':
      return line('rajas.space.good', { good: goodName(space.good ?? 'silk') })
    case 'garden':
      return line('rajas.space.garden', { what: benefitName(space.benefit) })
    case 'balcony': {
      const parts = { die: dieName(space.colour ?? 'blue'), what: benefitName(space.benefit) }
      return line('rajas.space.balcony', parts)
    }
    case 'chamber':
      return line('rajas.space.chamber', {
        number: space.chamber,
        name: chamberName(space.chamber),
      })
  }
}

export function incomeTileName(rules: Rules, id: string): Line {
  const tile = rules.incomeTiles[id]
  if (!tile) throw new Error(`no income tile ${id}`)
  const parts = { colour: line(`rajas.slot.${tile.colour}`), what: benefitName(tile.benefit) }
  return line('rajas.incomeTile', parts)
}

export function benefitName(benefit: Benefit | null): Line {
  if (benefit === null) return line('rajas.benefit.none')
  switch (benefit.kind) {
    case 'all':
      return line('rajas.benefit.all', { parts: { list: benefit.of.map(benefitName) } })
    case 'colourDice':
      return line('rajas.benefit.colourDice', { dice: { list: diceOf(benefit.colours) } })
    case 'colourDicePerKarma':
      return line('rajas.benefit.colourDicePerKarma', { die: dieName(benefit.colour) })
    case 'palaceAction':
      return line('rajas.benefit.palaceAction', {
        chambers: { list: benefit.chambers.map(chamberName), or: true },
      })
    case 'palacePerson':
      return line('rajas.benefit.palacePerson', { chamber: chamberName(benefit.chamber) })
    case 'famePerRiverSpaces':
      return line('rajas.benefit.famePerRiverSpaces', { n: benefit.n, per: benefit.per })
    case 'differentGoods':
    case 'oneGood':
      return line(`rajas.benefit.${benefit.kind}`, { max: benefit.max })
    case 'coverTile':
    case 'startPlayerNextRound':
      return line(`rajas.benefit.${benefit.kind}`)
    case 'terrace':
      return line('rajas.benefit.terrace', { coins: benefit.coins })
    default:
      return line(`rajas.benefit.${benefit.kind}`, { n: benefit.n })
  }
}
