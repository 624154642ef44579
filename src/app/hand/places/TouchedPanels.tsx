/** Boards on which commands can be found by touching a place: what may be touched glows. */
import { type MouseEvent, useMemo } from 'react'
import type { Panel } from '../../../kernel/panel.ts'
import { PanelView } from '../../../ui/panels/PanelView.tsx'
import { PlacesContext } from '../../../ui/panels/places.ts'
import { nearestPlace } from './nearest.ts'

interface Props {
  readonly panels: readonly Panel[]
  readonly open: ReadonlySet<string>
  readonly picked: string | null
  onPick(place: string | null): void
}

/** Middles of the cells that may be touched. */
function openCells(board: HTMLElement) {
  return [...board.querySelectorAll<HTMLElement>('[data-open]')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect()
    return { id: cell.dataset['place'] ?? '', x: left + width / 2, y: top + height / 2 }
  })
}

export function TouchedPanels({ panels, open, picked, onPick }: Props) {
  const touched = useMemo(() => ({ open, picked }), [open, picked])
  function touch({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
    const place = nearestPlace(openCells(currentTarget), clientX, clientY)
    if (place !== null) onPick(place === picked ? null : place)
  }
  return (
    <PlacesContext value={touched}>
      {/* the list of choices offers the same to keys and screen readers */}
      <div className="hand-boards" onClick={touch}>
        {panels.map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </div>
    </PlacesContext>
  )
}
