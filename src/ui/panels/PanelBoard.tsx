/** Renders all panels of a view side by side: shared ones first, then the viewer's own, then those of the others. */
import { useMemo } from 'react'
import type { AnyGame } from '../../kernel/game.ts'
import type { Panel } from '../../kernel/panel.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { PanelView } from './PanelView.tsx'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly viewer: Viewer
}

export function PanelBoard({ game, view, viewer }: Props) {
  const panels = useMemo(() => inOrder(game.describe(view, viewer), viewer), [game, view, viewer])
  return (
    <div className="panel-board">
      {panels.map((panel) => (
        <PanelView key={panel.id} panel={panel} />
      ))}
    </div>
  )
}

function inOrder(panels: readonly Panel[], viewer: Viewer): readonly Panel[] {
  const rank = ({ seat }: Panel) => (seat === undefined ? 0 : seat === viewer ? 1 : 2)
  return panels.toSorted((a, b) => rank(a) - rank(b))
}
