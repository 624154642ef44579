/** What the match was made of in numbers: throws, pieces, and how likely it is that even ones fall so. */
import { useMemo } from 'react'
import type { Match } from '../../kernel/match.ts'
import { SeatName } from '../../ui/Saying.tsx'
import { useSitter, useVoice } from '../../ui/voice.tsx'
import { Speech } from '../speech.tsx'
import { type Luck, luckOf } from './luck.ts'

const parts = ['share']

export default function Statistics({ match }: { readonly match: Match }) {
  return (
    <Speech parts={parts}>
      <LuckTable match={match} />
    </Speech>
  )
}

function LuckTable({ match }: { readonly match: Match }) {
  const voice = useVoice()
  const luck = useMemo(() => luckOf(match), [match])
  if (luck.length === 0) return null
  return (
    <details className="story statistics">
      <summary>{voice.word('share.luck')}</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{voice.word('share.luck.player')}</th>
            <th scope="col">{voice.word('share.luck.throws')}</th>
            <th scope="col">{voice.word('share.luck.pieces')}</th>
            <th scope="col">{voice.word('share.luck.p')}</th>
          </tr>
        </thead>
        <tbody>
          {luck.map((one) => (
            <LuckRow key={one.seat} {...one} />
          ))}
        </tbody>
      </table>
      <p className="quiet">{voice.word('share.luck.about')}</p>
    </details>
  )
}

function LuckRow({ seat, throws, pieces, p }: Luck) {
  const voice = useVoice()
  const sitter = useSitter(seat)
  return (
    <tr>
      <th scope="row">
        <SeatName seat={seat} name={sitter?.name ?? ''} />
      </th>
      <td>{voice.word('ui.number', { n: throws })}</td>
      <td>{voice.word('ui.number', { n: pieces })}</td>
      <td>{p === null ? '–' : voice.word('ui.number', { n: Math.round(p * 1000) / 1000 })}</td>
    </tr>
  )
}
