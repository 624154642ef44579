/** Line chart of the race over the match, with a table of the same numbers for screen readers. */
import { useMemo } from 'react'
import type { Match } from '../../kernel/match.ts'
import { SeatName } from '../../ui/LineView.tsx'
import { useSitter, useVoice } from '../../ui/voice.tsx'
import { type Curve, curvesOf, leadOf } from './lead.ts'

const field = { wide: 640, high: 150, edge: 10 } as const
const quarters = [0.25, 0.5, 0.75, 1] as const
/** Dash patterns tell the lines apart for colour-blind players. */
const dashes = ['', '14 5', '3 5', '12 4 3 4'] as const

export function LeadChart({ match }: { readonly match: Match }) {
  const voice = useVoice()
  const leads = useMemo(() => leadOf(match), [match])
  const curves = useMemo(() => curvesOf(leads, field.wide, field.high), [leads])
  if (leads.length === 0 || match.length === 0) return null
  return (
    <figure className="lead-chart">
      <figcaption>{voice.word('share.lead')}</figcaption>
      <svg
        viewBox={`${-field.edge} ${-field.edge} ${field.wide + 2 * field.edge} ${field.high + 2 * field.edge}`}
        aria-hidden="true"
      >
        {quarters.map((share) => (
          <path key={share} className="lead-quarter" d={`M${share * field.wide} 0V${field.high}`} />
        ))}
        <path className="lead-ground" d={`M0 ${field.high}H${field.wide}`} />
        {curves.map((curve, seat) => (
          <Line key={seat} seat={seat} curve={curve} />
        ))}
      </svg>
      <table className="table lead-table">
        <thead>
          <tr>
            <th scope="col">{voice.word('share.luck.player')}</th>
            {quarters.map((share) => (
              <th key={share} scope="col">
                {voice.word('share.lead.after', { share })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((values, seat) => (
            <LeadRow key={seat} seat={seat} values={values} />
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Line({ seat, curve }: { readonly seat: number; readonly curve: Curve }) {
  const sitter = useSitter(seat)
  return (
    <g className="lead-line" data-colour={sitter?.colour}>
      <path d={curve.path} strokeDasharray={dashes[seat % dashes.length]} />
      <circle cx={curve.end.x * field.wide} cy={(1 - curve.end.y) * field.high} r="5" />
    </g>
  )
}

function LeadRow({ seat, values }: { readonly seat: number; readonly values: readonly number[] }) {
  const voice = useVoice()
  const sitter = useSitter(seat)
  return (
    <tr>
      <th scope="row" data-colour={sitter?.colour}>
        <svg className="lead-key" viewBox="0 0 34 8" aria-hidden="true">
          <path d="M0 4H34" strokeDasharray={dashes[seat % dashes.length]} />
        </svg>{' '}
        <SeatName seat={seat} name={sitter?.name ?? ''} />
      </th>
      {quarters.map((share) => (
        <td key={share}>
          {voice.word('ui.number', { n: values[Math.round(share * (values.length - 1))] ?? 0 })}
        </td>
      ))}
    </tr>
  )
}
