/** Canvas prints of an edition's board: costs and gains of spaces, ghats, bonuses. */
import type { Edition } from '../../../games/rajas/data/schema.ts'
import {
  bracketAt,
  bracketSign,
  bracket,
  fameCell,
  ghat,
  ghatPlace,
  sign,
  standsOf,
  wealthCell,
  type Placement,
} from '../../../shapes/rajas.ts'
import type { AtlasDrawing } from './atlas.ts'
import { drawBenefit } from './benefit.ts'
import { spaceCountsOf, printedSide } from './counts.ts'
import type { Decal } from './decals.ts'
import { iconMark } from './marks.ts'
import { setRows } from './pen.ts'
import {
  balconyTrade,
  chamberTrade,
  freeTrade,
  goodsTrade,
  goodTrade,
  harbourTrade,
  quarryTrade,
  type Trade,
  tradeDrawing,
} from './spaces.ts'

export interface BoardPrint {
  readonly drawings: readonly AtlasDrawing[]
  readonly decals: readonly Decal[]
}

/** Cost and gain of each worker space, by id; spaces of a kind with the same trade share one entry. */
function tradesOf(
  edition: Edition,
  seats: 2 | 3 | 4,
  isNavaratna: boolean,
): readonly (readonly [string, Trade])[] {
  const { quarry, harbour, market } = edition.boards[`${seats}`]
  const { terrace, gardens, balconies, chambers } = edition.palace
  return [
    ...quarry.spaces.map(({ coins }, i) => [`quarry-${i + 1}`, quarryTrade(coins)] as const),
    ...harbour.spaces.map(
      ({ coins }, i) => [`harbour-${i + 1}`, harbourTrade(coins, harbour.alsoPayDie)] as const,
    ),
    ['goods', goodsTrade(market.differentGoods.maxMarkets)],
    ...market.oneGood.map(({ good }) => [`good-${good}`, goodTrade(good)] as const),
    ['terrace', freeTrade(terrace.effect)],
    ...gardens.map(({ colour, effect }) => [`garden-${colour}`, freeTrade(effect)] as const),
    ...balconies.map(
      ({ payDie, effect }) => [`balcony-${payDie}`, balconyTrade(payDie, effect)] as const,
    ),
    ...chambers.map(({ number, payDieValue, effect, navaratnaEffect }) => {
      const gained = isNavaratna ? (navaratnaEffect ?? effect) : effect
      return [`chamber-${number}`, chamberTrade(payDieValue, gained)] as const
    }),
  ]
}

/** Height of the print above each part's foot (cm). */
export const printOver = { sign: sign.high, ghat: 0.04, bracket: 0.03 } as const

const numbered = /^(quarry|harbour)-\d+$|^chamber-\d$/
/** Atlas key of a space's sign. */
export const drawnAs = (id: string): string => (numbered.test(id) ? id : id.replace(/-\d+$/, ''))

const lifted = (at: Placement, by: number): Placement => ({ ...at, y: at.y + by })

function bonusPrint({ tracks }: Edition): BoardPrint {
  const { fame, wealth } = tracks
  const lengths = { fame: fame.max, wealth: wealth.max }
  const all = [
    ...fame.bonuses.map(({ at, benefit }) => ({
      key: `fame-${at}`,
      cell: fameCell(at, lengths),
      benefit,
    })),
    ...wealth.bonusMarker.map(({ at, benefit }) => ({
      key: `wealth-${at}`,
      cell: wealthCell(at, lengths),
      benefit,
    })),
    {
      key: `wealth-${wealth.workerAt}-worker`,
      cell: wealthCell(wealth.workerAt, lengths),
      benefit: undefined,
    },
  ]
  return {
    drawings: all.map(({ key, benefit }) => ({
      key,
      draw: (pen, size) =>
        benefit
          ? drawBenefit(pen, benefit, 0, 0, size * 0.94)
          : setRows(pen, [[iconMark('worker')]], 0, 0, size * 0.9, size * 0.9),
    })),
    decals: all.map(({ key, cell }) => ({
      key,
      at: lifted(bracketSign(bracketAt(cell)), printOver.bracket),
      half: bracket.sign.half,
    })),
  }
}

export function boardPrint(edition: Edition, seats: 2 | 3 | 4, isNavaratna: boolean): BoardPrint {
  const { stands } = standsOf(
    spaceCountsOf(edition.boards[`${seats}`]),
    spaceCountsOf(printedSide(edition, seats)),
  )
  const bonuses = bonusPrint(edition)
  const { spaces } = edition.river
  return {
    drawings: [
      ...tradesOf(edition, seats, isNavaratna).map(([id, trade]) =>
        tradeDrawing(id, (stands[id]?.wide ?? sign.half) / sign.half, trade),
      ),
      ...spaces.map(({ space, benefit }): AtlasDrawing => ({
        key: `ghat-${space}`,
        draw: (pen, size) => drawBenefit(pen, benefit, 0, 0, size),
      })),
      ...bonuses.drawings,
    ],
    decals: [
      ...Object.entries(stands).map(([id, stand]): Decal => ({
        key: drawnAs(id),
        at: lifted(stand.sign, printOver.sign),
        half: stand.wide,
        halfZ: sign.half,
      })),
      ...spaces.map(({ space }): Decal => {
        const at = ghatPlace(space, spaces.length)
        // upright for the near side, whatever the direction of the bank
        return {
          key: `ghat-${space}`,
          at: { ...lifted(at, printOver.ghat), turn: 0 },
          half: ghat.half * 0.76,
        }
      }),
      ...bonuses.decals,
    ],
  }
}
