/** Renders the costs and gains of the hovered or focused command in a live region. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { LineView } from '../LineView.tsx'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly command: Tagged | null
}

export function Preview({ game, view, command }: Props) {
  const lines = command === null ? [] : (game.preview?.(command, view) ?? [])
  return (
    <div className="preview" aria-live="polite" data-empty={lines.length === 0}>
      {lines.map((line, i) => (
        <p key={i}>
          <LineView line={line} />
        </p>
      ))}
    </div>
  )
}
