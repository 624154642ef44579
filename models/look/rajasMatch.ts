// What lies where on a table of Rajas in mid-match: made up, but with every kind of piece.
import { rajas } from '../../src/games/rajas/index.ts'
import { boardPrint } from '../../src/scenes/rajas/print/boardPrint.ts'
import { countsOf, printedSide } from '../../src/scenes/rajas/print/counts.ts'
import { kaliPrint } from '../../src/scenes/rajas/print/kaliPrint.ts'
import { provincePrint, tokenDrawings } from '../../src/scenes/rajas/print/provincePrint.ts'
import { type TileData, tileDecals, tileDrawings } from '../../src/scenes/rajas/print/tilePrint.ts'
import { trackPrint } from '../../src/scenes/rajas/print/trackPrint.ts'
import * as s from '../../src/shapes/rajas.ts'
import { flat, type Match, on, print, put } from './rajasPuts.ts'

const { edition } = rajas.values
const { fame, wealth } = edition.tracks
const tracks = { fame: fame.max, wealth: wealth.max }
const { tiles } = edition.provinceTiles
const colours = s.courtColours
const animals = ['snake', 'cow', 'tiger'] as const
const ghats = edition.river.spaces.length
const bridgeAt = s.bridgePlace(edition.river.bridgeAfterSpace, ghats)

/** Column, row and turns of the tiles of a province. */
const LAID: readonly (readonly [number, number, number])[] = [
  [3, 2, 2],
  [2, 2, 1],
  [4, 2, 3],
  [2, 1, 1],
  [4, 1, 2],
  [3, 3, 0],
  [1, 2, 1],
  [5, 2, 3],
  [2, 3, 0],
]

function layBoard(match: Match, seats: 2 | 3 | 4, isNavaratna: boolean): void {
  put(match, 'rajas-board', flat(s.boardAt))
  put(match, 'rajas-water', flat(s.boardAt))
  const { stands, covered } = s.standsOf(
    countsOf(edition.boards[`${seats}`]),
    countsOf(printedSide(edition, seats)),
  )
  Object.entries(stands).forEach(([id, { pad, sign, wide }], i) => {
    if (id.startsWith('quarry')) put(match, 'rajas-step', on(pad))
    if (id.startsWith('harbour')) put(match, 'rajas-pier', on(pad))
    put(match, 'rajas-pad', on(pad))
    put(match, 'rajas-sign', on(sign), { stretch: wide / s.sign.half })
    const name = s.seatLooks[(i >> 2) % seats]?.name
    if (i % 4 === 1) put(match, `rajas-worker-${name}`, on(pad, s.pad.high))
  })
  covered.forEach(({ pad }) => put(match, 'rajas-cover', on(pad)))
  for (let space = 1; space <= ghats; space++)
    put(match, 'rajas-ghat', on(s.ghatPlace(space, ghats)))
  put(match, 'rajas-bridge', on(bridgeAt))
  const bonuses = [
    ...fame.bonuses.map(({ at }) => s.fameCell(at, tracks)),
    ...[...wealth.bonusMarker.map(({ at }) => at), wealth.workerAt].map((at) =>
      s.wealthCell(at, tracks),
    ),
  ]
  bonuses.forEach((cell) => put(match, 'rajas-bracket', on(s.bracketAt(cell))))
  const signs = boardPrint(edition, seats, isNavaratna)
  match.signs.drawings.push(...signs.drawings)
  print(match, signs.decals, on)
  const numbers = trackPrint(edition)
  match.numbers.drawings.push(...numbers.drawings)
  match.numbers.decals.push(...numbers.decals.map((decal) => ({ ...decal, at: on(decal.at) })))
}

function layTile(match: Match, tile: TileData, at: s.Place, turn: number): void {
  const { form, turn: own } = s.roadOf(tile.roads)
  const tint = s.diceColours[tile.colour].paint
  put(match, 'rajas-tile', at, { tint })
  put(match, `rajas-road-${form}`, { ...at, turn: s.turnAngle(turn + own) })
  const { contents } = s.tileSlots(turn)
  const things = [
    ...tile.buildings.map((name) => ({ name: `rajas-${name}`, back: 0 })),
    ...tile.markets.map(({ good }) => ({ name: `rajas-stall-${good}`, back: 0.14 })),
  ]
  things.forEach(({ name, back }, i) => {
    const spot = contents[i] ?? { x: 0, z: 0 }
    put(match, name, s.place(at.x + spot.x, at.y + s.tile.high, at.z + spot.z - back))
  })
  print(match, tileDecals(tile, turn), (own) => s.onTable(at, own, at.y))
}

function layProvince(match: Match, seat: number, plan: s.SeatPlan, side: 'front' | 'back'): void {
  const within = (at: s.Place): s.Place => s.onTable(plan.province, at)
  put(match, `rajas-province-${side}`, flat(plan.province))
  const { residence, blocks } = edition.provinceBoard
  const home = within(s.cellPlace(residence.col, residence.row))
  const { form, turn } = s.roadOf(residence.roads)
  put(match, 'rajas-tile', home, { tint: (s.seatLooks[seat] ?? s.seatLooks[0]).paint })
  put(match, `rajas-road-${form}`, { ...home, turn: s.turnAngle(turn) })
  put(match, 'rajas-residence', s.place(home.x, home.y + s.tile.high, home.z))
  blocks.forEach(({ col, row }) => put(match, 'rajas-block', within(s.cellPlace(col, row))))
  print(match, provincePrint(edition, side).decals, within)
  LAID.slice(0, 5 + seat).forEach(([col, row, turned], i) => {
    const tile = tiles[(seat * 17 + i * 5 + 2) % tiles.length]
    if (tile) layTile(match, tile, within(s.cellPlace(col, row)), turned)
  })
}

function layKali(match: Match, seat: number, plan: s.SeatPlan, hands: number): void {
  const within = (at: s.Place, lift = 0): s.Place => s.onTable(plan.kali, at, lift)
  const cube = `rajas-cube-${s.seatLooks[seat]?.name}`
  put(match, `rajas-kali-${hands}`, flat(plan.kali))
  print(match, kaliPrint(edition).decals, within)
  s.dicePlaces(hands)
    .slice(0, 5 + ((seat * 2) % 6))
    .forEach((at, i) => put(match, `plain-die-${colours[(i + seat) % 4]}`, within(at)))
  put(match, cube, within(s.karmaPlaces(edition.karma.max)[seat % 4] ?? s.place(0, 0, 0)))
  for (let k = 0; k < 4; k++) put(match, cube, within(s.scrollCell(k, (k + seat) % 3), 0.1))
}

function layPieces(match: Match, seat: number): void {
  const name = s.seatLooks[seat]?.name
  const waiting = [s.wealthCell(wealth.workerAt, tracks), s.fameCell(15, tracks)]
  put(match, `rajas-fame-${name}`, on(s.fameCell(8 + seat * 7, tracks)))
  put(match, `rajas-wealth-${name}`, on(s.wealthCell(14 + seat * 9, tracks)))
  put(match, `rajas-boat-${name}`, on(s.boatPlace(seat * 8, ghats, seat)))
  for (const cell of waiting)
    put(match, `rajas-worker-${name}`, on(s.onBracket(s.bracketAt(cell), seat)))
  put(match, `rajas-worker-${name}`, on(s.onBridge(bridgeAt, seat)))
  const next = wealth.bonusMarker[1]?.at ?? 33
  const bonusAt = on(s.onBracket(s.bracketAt(s.wealthCell(next, tracks)), seat))
  put(match, `rajas-bonus-${name}`, bonusAt)
  match.signs.decals.push({
    key: `wealth-${next}`,
    at: { ...bonusAt, y: bonusAt.y + s.bonusMarker.high },
    half: s.bonusMarker.face,
  })
}

function laySupply(match: Match, isNavaratna: boolean): void {
  put(match, 'rajas-offer', flat(s.offerAt))
  colours.forEach((colour, column) =>
    animals.forEach((animal, row) => {
      const [top, ...rest] = tiles.filter((one) => one.colour === colour && one.back === animal)
      const at = s.stackPlace(column, row, s.offerAt)
      const tint = s.diceColours[colour].paint
      rest.forEach((_, k) =>
        put(match, 'rajas-tile-under', { ...at, y: at.y + s.stackHeight(k) }, { tint }),
      )
      if (top) layTile(match, top, { ...at, y: at.y + s.stackHeight(rest.length) }, 0)
    }),
  )
  s.bowlPlaces.forEach((at, i) => {
    put(match, 'rajas-bowl', flat(at))
    s.diceInBowl(6).forEach(({ x, y, z }, k) =>
      put(match, `plain-die-${colours[i]}`, s.place(at.x + x, y, at.z + z, k * 0.7)),
    )
  })
  if (isNavaratna) return layIncomes(match)
  edition.incomeTiles.white.forEach((_, k) =>
    put(match, 'rajas-income', s.place(s.incomeStackAt.x, s.incomeStackTop(k), s.incomeStackAt.z)),
  )
}

function layIncomes(match: Match): void {
  const kinds = ['white', 'yellow', 'red', 'brown'] as const
  const all = kinds.flatMap((kind) => edition.incomeTiles[kind].map(({ id }) => ({ id, kind })))
  all.forEach(({ id, kind }, i) => {
    const at = s.incomeOfferPlace(i, s.incomeOfferAt)
    put(match, 'rajas-income', at, { tint: s.incomeTileColours[kind].paint })
    const face = { ...at, y: at.y + s.incomeTile.high }
    match.signs.decals.push({ key: id, at: face, half: s.incomeTile.half * 0.9 })
  })
}

export function makeMatch(seats: 2 | 3 | 4, isNavaratna: boolean): Match {
  const side = isNavaratna ? 'back' : 'front'
  const match: Match = {
    puts: new Map(),
    signs: {
      drawings: [
        ...kaliPrint(edition).drawings,
        ...tileDrawings(edition),
        ...tokenDrawings(edition),
        ...provincePrint(edition, side).drawings,
      ],
      decals: [],
    },
    numbers: { drawings: [], decals: [] },
  }
  put(match, 'table', s.place(0, 0, 0))
  put(match, 'tray-dice', s.place(s.trayAt.x, 0.8, s.trayAt.z))
  layBoard(match, seats, isNavaratna)
  s.seatPlans(seats).forEach((plan, seat) => {
    layProvince(match, seat, plan, side)
    layKali(match, seat, plan, isNavaratna ? 8 : 10)
    layPieces(match, seat)
    if (seat === 0) put(match, 'rajas-elephant', flat(plan.elephant))
  })
  laySupply(match, isNavaratna)
  return match
}
