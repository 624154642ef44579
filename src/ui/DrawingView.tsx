/** Renders a vector drawing as SVG, in a grid cell or inline among words. */
import type { Drawing } from '../kernel/drawing.ts'
import './drawing.css'

export function DrawingView({ drawing: { strokes, text, corner } }: { readonly drawing: Drawing }) {
  return (
    <svg className="drawing" viewBox="0 0 100 100" aria-hidden="true">
      {strokes.map(({ path, tone, wide }, i) => (
        <path
          key={i}
          d={path}
          data-ink={tone}
          data-line={wide === undefined ? undefined : ''}
          strokeWidth={wide}
        />
      ))}
      {text !== undefined && (
        <text x="50" y="50" dominantBaseline="central" textAnchor="middle">
          {text}
        </text>
      )}
      {corner !== undefined && <text className="corner">{corner}</text>}
    </svg>
  )
}
