/** [NG26] Settles a temple change as one batch: update paths, open and close relics, take amulets, check for the end. */
import type { Seat } from '../../../../kernel/seat.ts'
import { type ClosedRelic, type OpenedRelic, type TakenAmulet } from '../../events.ts'
import { breakOf } from '../paths.ts'
import { of } from '../../vocabulary.ts'
import { isReached, networkOf } from '../network.ts'
import type { Slots } from '../../types.ts'
import type { NagarajaNow } from '../now.ts'
import { checkEnd } from './ending.ts'

/** Returns true when the match is over. */
export function settle(
  now: NagarajaNow,
  temple: Seat,
  change: () => void,
  isPlacement = false,
): boolean {
  const before = of(now.state.temples, temple).slots
  change()
  emitSettled(now, temple, before)
  return checkEnd(now, temple, isPlacement)
}

function emitSettled(now: NagarajaNow, temple: Seat, before: Slots): void {
  const { box, state } = now
  const { marks, slots, tokens } = of(state.temples, temple)
  const network = networkOf(box, slots)
  const opened: OpenedRelic[] = []
  const closed: ClosedRelic[] = []
  for (let niche = 0; niche < marks.length; niche += 1) {
    const isOpen = marks[niche]?.open === true
    if (isOpen === isReached(network, niche)) continue
    const token = tokens[niche] as string
    if (isOpen) closed.push({ niche, token, cut: breakOf(box, before, slots, niche) })
    else opened.push({ niche, token })
  }
  const taken = takenAmulets(now, slots, network.crypts)
  if (opened.length + closed.length + taken.length > 0) {
    now.emit({ type: 'templeSettled', temple, opened, closed, taken })
  }
}

function takenAmulets(now: NagarajaNow, slots: Slots, crypts: number): readonly TakenAmulet[] {
  const taken: TakenAmulet[] = []
  for (let slot = 0; slot < slots.length; slot += 1) {
    const room = slots[slot]
    if (!room?.amulet || (crypts & (1 << slot)) === 0) continue
    const lying = now.state.hidden.find((hidden) => hidden.room === room.id)
    if (lying) taken.push({ slot, room: room.id, amulet: lying.amulet })
  }
  return taken
}
