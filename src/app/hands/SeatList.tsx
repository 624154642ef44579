/** The seats of a shared table: who plays each from where, and what the table may do about it. */
import type { HostedTable } from '../../link/host/hostTable.ts'
import type { SeatPresence } from '../../link/messages.ts'
import { useVoice } from '../../ui/voice.tsx'

interface RowProps {
  readonly seat: number
  readonly presence: SeatPresence
  readonly host: HostedTable
}

const placeOfSeat = ({ mode, device, isPerson }: SeatPresence) => {
  if (!isPerson) return 'computer'
  if (mode === 'bot') return 'standIn'
  return device ?? 'here'
}

function SeatRow({ seat, presence, host }: RowProps) {
  const voice = useVoice()
  const { mode, device, isPerson } = presence
  const name = presence.name || String(seat + 1)
  const actions = [
    isPerson && mode !== 'bot' && device !== null && (['standIn', host.standIn] as const),
    isPerson && mode === 'bot' && (['standDown', host.standDown] as const),
    device !== null && (['free', host.free] as const),
    device !== null && (['throwOut', host.throwOut] as const),
  ].filter((action) => action !== false)
  return (
    <li className="hands-seat" data-device={device ?? undefined}>
      <span className="hands-name">
        <strong>{name}</strong>
        <span className="quiet">{voice.word(`link.place.${placeOfSeat(presence)}`)}</span>
      </span>
      <span className="row">
        {actions.map(([what, act]) => (
          <button
            key={what}
            type="button"
            className="button small"
            aria-label={`${voice.word(`link.do.${what}`)}: ${name}`}
            onClick={() => act(seat)}
          >
            {voice.word(`link.do.${what}`)}
          </button>
        ))}
      </span>
    </li>
  )
}

export function SeatList({ host }: { readonly host: HostedTable }) {
  return (
    <ul className="hands-seats">
      {host.presence().seats.map((presence, seat) => (
        <SeatRow key={seat} seat={seat} presence={presence} host={host} />
      ))}
    </ul>
  )
}
