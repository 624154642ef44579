/** Rajas' object on the start page: a province with tiles, and Kali behind it. */
import { useMemo } from 'react'
import { makeRajasBot } from '../../../bots/rajas/index.ts'
import { rajas } from '../../../games/rajas/index.ts'
import type { View } from '../../../games/rajas/types.ts'
import { pendingOf, start } from '../../../kernel/match.ts'
import { advance } from '../../../kernel/playout.ts'
import { makeRandom } from '../../../kernel/random.ts'
import { Board } from '../../../scenes/board/Board.tsx'
import type { GameScene } from '../../../scenes/board/scene.ts'
import { provinceAlone } from '../../../scenes/rajas/province.ts'
import { provinceSpot } from './objects.ts'
import { nobody, useStillBoard } from './useStillBoard.ts'

/** Tiles and dice that the province needs to show how the game looks. */
const enough = { tiles: 6, dice: 5 } as const

/** Lets bots play until the first province has enough, or to the end. */
function middleOfMatch(): View {
  const started = start(rajas, 2, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const random = makeRandom('balcony')
  const bot = makeRajasBot(rajas.values)
  let { match } = started
  const isEnough = ({ players: [first] }: View): boolean =>
    (first?.cells.filter(Boolean).length ?? 0) >= enough.tiles &&
    (first?.dice.length ?? 0) >= enough.dice
  while (pendingOf(match).length > 0 && !isEnough(match.state.table)) {
    match = advance(match, random, (now, seat, legal, dice) =>
      bot(rajas.view(now.state, seat), legal, seat, dice),
    )
  }
  return match.state.table
}

export function StillProvince() {
  const view = useMemo(() => middleOfMatch(), [])
  const { scene, middle } = useMemo(() => provinceAlone(rajas.values, 2), [])
  const board = useStillBoard(scene as unknown as GameScene, view)
  const [x, z] = middle
  const { place, size } = provinceSpot
  return (
    <group position={place} scale={size}>
      <group position={[-x, 0, -z]}>
        <Board scene={scene as unknown as GameScene} board={board} touchHandler={nobody} />
      </group>
    </group>
  )
}
