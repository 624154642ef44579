/** shownSticks: sticks printed on the ledge, thrown, called, or spent by the focused command. */
import { expect, test } from 'vitest'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { faceOf, fatePoints, nagaCount } from '../../../src/games/nagaraja/rules/score.ts'
import type { View } from '../../../src/games/nagaraja/types.ts'
import { bothSeats, of } from '../../../src/games/nagaraja/vocabulary.ts'
import { legalFor, type Match, pendingOf } from '../../../src/kernel/match.ts'
import type { Event } from '../../../src/games/nagaraja/events.ts'
import type { Aim } from '../../../src/scenes/contract.ts'
import { fateView } from '../../../src/scenes/nagaraja/fateView.ts'
import { makeScene } from '../../../src/scenes/nagaraja/index.ts'
import { ledgeColumns, ledgeSpots } from '../../../src/scenes/nagaraja/spots/ledge.ts'
import { shownSticks } from '../../../src/scenes/nagaraja/shownSticks.ts'
import { stagesOf } from '../../bench/midMatch.ts'

const box = nagaraja.values
const nothing = { glow: new Set<string>(), chosen: [] }
const scene = makeScene(box, 2)
const ledge = new Set(ledgeSpots().map(({ id }) => id))
const stages = stagesOf({ game: 'nagaraja', seats: 2, seed: 'ledge' })
const viewOf = (match: Match): View => match.game.view(match.state, 0) as View
const views = stages.map(viewOf)

test('[N28] unspent faces add up to the points and nagas of the outlook', () => {
  const lying = views.filter(({ phase }) => phase.kind === 'turn')
  expect(lying.length).toBeGreaterThan(5)
  for (const view of lying)
    for (const seat of bothSeats) {
      const player = of(view.players, seat)
      const faces = shownSticks(box, view, seat, null, nothing).flatMap(({ face, isSpent }) =>
        face && !isSpent ? [face] : [],
      )
      const sum = faces.reduce((points, face) => points + face.points, player.added)
      expect(sum).toBe(fatePoints(box, player))
      expect(faces.filter(({ nagas }) => nagas > 0)).toHaveLength(nagaCount(box, player))
    }
})

test("[N62] the opponent's face-down cards call no sticks before the reveal", () => {
  const laying = views.filter(({ phase }) => phase.kind === 'call')
  expect(laying.some(({ players }) => (players[0].laid ?? []).length > 0)).toBe(true)
  for (const view of laying) {
    const own = shownSticks(box, view, 0, null, nothing)
    expect(own.every(({ face }) => face === null)).toBe(true)
    if (view.players[1].laid === null) expect(shownSticks(box, view, 1, null, nothing)).toEqual([])
  }
})

/** The first position of the match in which this seat may use a naga. */
function whereNagaMayBeUsed() {
  const match = stages.find(
    (one) =>
      pendingOf(one)[0]?.kind === 'choice' &&
      legalFor(one, 0).some((command) => command.type === 'playCard'),
  )
  if (!match) throw new Error('nobody may use a naga')
  const view = viewOf(match)
  const legal = legalFor(match, 0) as unknown as readonly Command[]
  return { view, legal }
}

test('the stick that the focused naga would spend is struck out', () => {
  const { view, legal } = whereNagaMayBeUsed()
  const aim = { seat: 0, command: legal.find(({ type }) => type === 'playCard') } as Aim<Command>
  const { sticks } = view.players[0]
  const paying = sticks.filter((stick) => faceOf(box, stick).nagas > 0).map(({ id }) => id)
  const touched = { glow: new Set(paying), chosen: [] }
  const shown = shownSticks(box, view, 0, aim, touched)
  const before = shownSticks(box, view, 0, null, nothing)
  const spent = (all: typeof shown) => all.filter(({ isSpent }) => isSpent).length
  expect(spent(shown)).toBe(spent(before) + 1)
  expect(shown.filter(({ isOffered }) => isOffered)).toHaveLength(paying.length)
})

test("[N28] [N29] a round's winning faces stay readable when the sticks are back in the supply", () => {
  const seeds = ['ledge', 'slope', 'faces', 'fate']
  let seen = 0
  for (const seed of seeds) {
    const played = stagesOf({ game: 'nagaraja', seats: 2, seed })
    played.forEach((match, i) => {
      const events = (match.last?.events ?? []) as unknown as readonly Event[]
      const won = events.find((event) => event.type === 'roomWon')
      const before = played[i - 1]
      if (won?.type !== 'roomWon' || !before) return
      const [from, to] = [viewOf(before), viewOf(match)]
      const view = fateView(box, { number: 1, from, to, events }, true)
      const sums = bothSeats.map((seat) => {
        const faces = shownSticks(box, view, seat, null, nothing).flatMap(({ face, isSpent }) =>
          face && !isSpent ? [face.points] : [],
        )
        return faces.reduce((a, b) => a + b, of(view.players, seat).added)
      })
      expect([seed, i, ...sums]).toEqual([seed, i, ...won.totals])
      seen += 1
    })
  }
  expect(seen).toBeGreaterThan(20)
})

test('a face on the ledge is a touch target of its stick and shows when it is chosen', () => {
  const { view, legal } = whereNagaMayBeUsed()
  const command = legal.find(({ type }) => type === 'playCard')
  if (command?.type !== 'playCard') throw new Error('no card')
  const [stick] = scene.picks(command, view, 0).by
  const faces = [stick ?? []].flat().filter((id) => ledge.has(id))
  const before = shownSticks(box, view, 0, null, nothing)
  const chosenBy = (id: string) =>
    shownSticks(box, view, 0, null, { ...nothing, chosen: [id] }).flatMap((shown, at) =>
      shown.isChosen ? [at] : [],
    )
  const nagas = before.flatMap(({ kind, face, isSpent }, at) =>
    !isSpent && kind === command.pay && face?.nagas === 1 ? [at] : [],
  )
  expect(nagas.length).toBeGreaterThan(0)
  expect([...new Set(faces.flatMap(chosenBy))]).toEqual(nagas)
  for (const face of faces) expect(chosenBy(face)).toHaveLength(1)
})

test('touching a face on the ledge chooses the stick in the tray, which gets a ring', () => {
  const { view } = whereNagaMayBeUsed()
  const lying = scene.pieces?.(view, null) ?? []
  for (const seat of bothSeats) {
    const own = lying.filter(({ piece }) => piece.seat === seat)
    own.forEach(({ piece }, at) => {
      const columns = ledgeColumns(seat, own.length, at)
      expect(columns.length).toBeGreaterThan(0)
      for (const column of columns) expect(scene.pieceOf?.(column, view)).toBe(piece.id)
    })
  }
  expect(scene.pieceOf?.('temple-0', view)).toBeNull()
})
