/** The hand's link to a table: what the protocol of links tells, as the page shows it. */
import { line, type Line } from '../../kernel/line.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import type { RefusalCode } from '../../kernel/refusal.ts'
import type { Presence } from '../../link/messages.ts'
import { type AnswerCode, isLinkRefusal } from '../../link/roles.ts'
import type { JoinedTable, JoinPorts } from '../../link/screen/joined.ts'
import { joinTable } from '../../link/screen/joinTable.ts'
import type { LinkStanding, HandLink, Linked, LobbySeat } from './handLink.ts'
import { makeStory } from './story.ts'

export type TablePorts = Omit<JoinPorts, 'role' | 'onNews'>

const answerLine = (code: AnswerCode): Line =>
  isLinkRefusal(code) ? line(`link.refused.${code}`) : refusalLine({ code: code as RefusalCode })

function seatsOf(presence: Presence | null): readonly LobbySeat[] {
  return (presence?.seats ?? []).map(({ name, colour, isPerson, device }, seat) => ({
    seat,
    name,
    colour,
    kind: isPerson ? 'human' : 'bot',
    isFree: isPerson && device === null && (presence?.takesNewcomers ?? false),
  }))
}

function connectionOf(joined: JoinedTable, wasOpen: boolean): LinkStanding {
  const state = joined.state()
  if (state.kind === 'joined') return { kind: 'open' }
  if (state.kind === 'joining') return { kind: wasOpen ? 'lost' : 'connecting' }
  return state.code === 'tableClosed'
    ? { kind: 'closed' }
    : { kind: 'refused', why: answerLine(state.code) }
}

/** A seat that is played by a bot although this device has it. */
const isStoodIn = (presence: Presence | null, seat: number | null): boolean =>
  seat !== null && presence?.seats[seat]?.mode === 'bot'

export function makeTableLink(ports: TablePorts): HandLink {
  const listeners = new Set<() => void>()
  let known: Linked | null = null
  let wasOpen = false
  let seat: number | null = null
  let refused: Line | null = null

  function changed(): void {
    known = null
    for (const listener of listeners) listener()
  }

  const story = makeStory({ later: ports.later, changed, lose: () => joined.lose() })
  const joined: JoinedTable = joinTable({
    ...ports,
    role: 'hand',
    onNews: (news) => story.take(news),
  })
  joined.onChange(changed)

  function build(): Linked {
    const state = joined.state()
    if (state.kind === 'joined') {
      wasOpen = true
      seat = state.welcome.seat
    }
    const presence = joined.presence()
    return {
      connection: connectionOf(joined, wasOpen),
      seats: seatsOf(presence),
      seat,
      isStoodIn: isStoodIn(presence, seat),
      told: story.told(),
      refused,
    }
  }

  const answered = (code: AnswerCode | null): Line | null =>
    code === null ? null : answerLine(code)

  return {
    state: () => (known ??= build()),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sit(wanted, name) {
      void joined.sit(wanted, name).then((code) => {
        refused = answered(code)
        changed()
      })
    },
    act: async (input) => answered(await joined.act(input)),
    wake: joined.setAwake,
    leave: joined.leave,
  }
}
