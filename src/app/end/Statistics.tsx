/** Statistics of a match: lead chart, time per player, throws, and how likely fair dice fall as unevenly. */
import { useMemo } from 'react'
import type { Match } from '../../kernel/match.ts'
import { SeatName } from '../../ui/LineView.tsx'
import { useSitter, useVoice } from '../../ui/voice.tsx'
import type { Header } from '../../session/header.ts'
import { Speech, WithSitters } from '../speech.tsx'
import { LeadChart } from './LeadChart.tsx'
import { type Luck, luckOf } from './luck.ts'

const parts = ['share']

interface Props {
  readonly match: Match
  readonly header: Header
}

/** Loads the dictionary part `share` and provides the players' names. */
export default function Statistics({ match, header }: Props) {
  return (
    <Speech parts={parts}>
      <WithSitters sitters={header.sittings}>
        <Numbers match={match} spent={header.spent} />
      </WithSitters>
    </Speech>
  )
}

function Numbers({ match, spent }: { readonly match: Match; readonly spent: Header['spent'] }) {
  const voice = useVoice()
  const luck = useMemo(() => luckOf(match), [match])
  if (luck.length === 0) return null
  return (
    <details className="story statistics">
      <summary>{voice.word('share.luck')}</summary>
      <LeadChart match={match} />
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{voice.word('share.luck.player')}</th>
            {spent && <th scope="col">{voice.word('share.time')}</th>}
            <th scope="col">{voice.word('share.luck.throws')}</th>
            <th scope="col">{voice.word('share.luck.pieces')}</th>
            <th scope="col">{voice.word('share.luck.p')}</th>
          </tr>
        </thead>
        <tbody>
          {luck.map((one) => (
            <LuckRow key={one.seat} {...one} taken={spent && (spent[one.seat] ?? 0)} />
          ))}
        </tbody>
      </table>
      <p className="quiet">{voice.word('share.luck.about')}</p>
    </details>
  )
}

function LuckRow({
  seat,
  throws,
  pieces,
  p,
  taken,
}: Luck & { readonly taken: number | undefined }) {
  const voice = useVoice()
  const sitter = useSitter(seat)
  return (
    <tr>
      <th scope="row">
        <SeatName seat={seat} name={sitter?.name ?? ''} />
      </th>
      {taken !== undefined && (
        <td>{taken === 0 ? '–' : voice.word('share.time.of', clockOf(taken))}</td>
      )}
      <td>{voice.word('ui.number', { n: throws })}</td>
      <td>{voice.word('ui.number', { n: pieces })}</td>
      <td>{p === null ? '–' : voice.word('ui.number', { n: Math.round(p * 1000) / 1000 })}</td>
    </tr>
  )
}

function clockOf(milliseconds: number): { readonly minutes: number; readonly seconds: number } {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
}
