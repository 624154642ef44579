/** Tooltip beside the mouse: cost and effect of the focused command, enlarged print, or odds. */
import { useMemo } from 'react'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { Aim, PointedThing } from '../../scenes/contract.ts'
import { LineView } from '../../ui/LineView.tsx'
import type { TableState } from '../state/tableState.ts'
import './whyNot.css'

interface Props {
  readonly at: PointedThing
  readonly state: TableState
  readonly scene: GameScene
  readonly focused: Aim | null
  readonly chosen: readonly string[]
}

/**
 * The tooltip is below the mouse, as scenes show things above it; above this share of the window's
 * height only.
 */
const lowestShare = 0.66

/** Hidden from screen readers, which find the same text below the choices. */
export default function PointSlip({ at, state, scene, focused, chosen }: Props) {
  const { game, beat, moving, looking } = state
  const lines = useMemo(() => {
    if (!focused)
      return [
        ...(scene.about?.(at.id, beat.to) ?? []),
        ...(scene.chances?.(at.id, beat.to, chosen) ?? []),
      ]
    const all = game.preview?.(focused.command, beat.to) ?? []
    return scene.unshown?.(focused, beat.to, all) ?? all
  }, [game, scene, beat, at, focused, chosen])
  if (lines.length === 0 || moving !== null || looking !== null) return null
  return (
    <div
      className="why-slip point-slip paper"
      style={{ '--x': `${at.x}px`, '--y': `${at.y}px` } as React.CSSProperties}
      data-below={at.y < window.innerHeight * lowestShare}
      data-over={scene.reads?.(at.id, beat.to) ?? false}
      aria-hidden="true"
    >
      {lines.map((line, i) => (
        <p key={i}>
          <LineView line={line} />
        </p>
      ))}
    </div>
  )
}
