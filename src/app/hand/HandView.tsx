/** Shows a link’s state: the lobby, the hand, or the sentence that says why there is neither yet. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyGame } from '../../kernel/game.ts'
import { loadGame } from '../games.ts'
import { Speech, WithSitters } from '../speech.tsx'
import { Waiting } from '../Waiting.tsx'
import type { HandLink, Linked, Told } from './handLink.ts'
import { handNow, sameQuestion } from './handNow.ts'
import { HandScreen } from './HandScreen.tsx'
import { LinkPage } from './LinkNotice.tsx'
import { Lobby } from './Lobby.tsx'
import './hand.css'

interface Props {
  readonly link: HandLink
  readonly linked: Linked
}

export function HandView({ link, linked }: Props) {
  const { connection, seat, seats, told } = linked
  const game = useGame(told)
  if (connection.kind === 'refused')
    return <LinkPage connection={connection} onRetry={() => link.wake(true)} />
  if (seat === null) {
    if (seats.length === 0 || connection.kind !== 'open') {
      return <LinkPage connection={connection} onRetry={() => link.wake(true)} />
    }
    return <Lobby seats={seats} refused={linked.refused} onSit={link.sit} />
  }
  if (!told || !game) return <LinkPage connection={connection} onRetry={() => link.wake(true)} />
  return (
    <Speech parts={[told.game, 'hand', 'link']} coming={<Waiting what="ui.table.coming" />}>
      <WithSitters sitters={told.sitters}>
        <Seated {...{ link, linked, game, told, seat }} />
      </WithSitters>
    </Speech>
  )
}

interface SeatedProps extends Props {
  readonly game: AnyGame
  readonly told: Told
  readonly seat: number
}

function Seated({ link, linked, game, told, seat }: SeatedProps) {
  const [now, setNow] = useState(() => handNow(game, told, seat))
  if (now.told !== told || now.seat !== seat) setNow(sameQuestion(now, handNow(game, told, seat)))
  return (
    <HandScreen
      now={now}
      connection={linked.connection}
      isStoodIn={linked.isStoodIn}
      onBack={() => link.sit(seat, told.sitters[seat]?.name ?? '')}
      act={link.act}
      onRetry={() => link.wake(true)}
    />
  )
}

/** The game of the table, with its edition; null until it is loaded. */
function useGame(told: Told | null): AnyGame | null {
  const [loaded, setLoaded] = useState<{ table: string; game: AnyGame } | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const table = told?.table ?? null
  // the game of a table does not change: later news of the same table load nothing
  const load = useEffectEvent(async () => told && loadGame(told.game, told.edition ?? undefined))
  useEffect(() => {
    if (table === null) return
    let isWanted = true
    const come = (game: AnyGame | null) => {
      if (isWanted && game) setLoaded({ table, game })
    }
    load().then(come, (error: unknown) => {
      if (isWanted) setFault(error)
    })
    return () => {
      isWanted = false
    }
  }, [table])
  if (fault !== null) throw fault
  return loaded?.table === table ? loaded.game : null
}
