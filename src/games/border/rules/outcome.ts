/** The sentence of the result: who won, by how much, and why [B42, B43, BG10, BG11]. */
import type { Standing } from '../../../kernel/game.ts'
import { line, type Line, type LinePart } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'

const together = (standings: readonly Standing[]): LinePart => ({
  list: standings.map(({ seat }) => ({ seat })),
})

/** Expects the standings in order of places; `finishers` closed a sixth region. */
export function outcomeLine(standings: readonly Standing[], finishers: readonly Seat[]): Line {
  const winners = standings.filter(({ place }) => place === 1)
  const [winner] = winners
  if (!winner) throw new Error('border: a result needs a winner')
  const points = winner.score
  if (winners.length > 1) return line('border.result.shared', { who: together(winners), points })
  const second = standings[1]?.score ?? 0
  const next = standings.filter((one) => one !== winner && one.score === second)
  if (second === points) {
    const who = together([winner, ...next])
    return line('border.result.circled', { who, winner: { seat: winner.seat }, points })
  }
  const isClosing = finishers.includes(winner.seat)
  const kind = `${isClosing ? 'closing' : 'dearer'}${standings.length > 2 ? 'Many' : ''}`
  return line(`border.result.${kind}`, {
    winner: { seat: winner.seat },
    finisher: { list: finishers.map((seat) => ({ seat })) },
    next: together(next),
    points,
    second,
    lead: points - second,
  })
}
