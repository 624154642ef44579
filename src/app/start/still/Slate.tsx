/** The Border's object on the start page: a slate in mid-match. */
import { useMemo } from 'react'
import { border } from '../../../games/border/index.ts'
import type { View } from '../../../games/border/types.ts'
import { start } from '../../../kernel/match.ts'
import { advance } from '../../../kernel/playout.ts'
import { makeRandom } from '../../../kernel/random.ts'
import { Board } from '../../../scenes/board/Board.tsx'
import type { GameScene } from '../../../scenes/board/scene.ts'
import { makeScene } from '../../../scenes/border/index.ts'
import { slateSpot } from './objects.ts'
import { nobody, useStillBoard } from './useStillBoard.ts'

/** A match with enough crosses to show how the game looks. */
function middleOfMatch(): View {
  const started = start(border, 2, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const random = makeRandom('balcony')
  let { match } = started
  while (match.state.round < 7) match = advance(match, random)
  return border.view(match.state, 'table')
}

export function Slate() {
  const view = useMemo(() => middleOfMatch(), [])
  const scene = useMemo(() => makeScene(border.values, 1) as unknown as GameScene, [])
  const board = useStillBoard(scene, view)
  return (
    <group position={slateSpot.place} rotation={[0, slateSpot.turn, 0]}>
      <group position={slateSpot.shift}>
        <Board scene={scene} board={board} touchHandler={nobody} />
      </group>
    </group>
  )
}
