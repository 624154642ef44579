/** Nagaraja's object on the start page: a small temple with rooms, relics and light. */
import { useMemo } from 'react'
import { nagaraja } from '../../../games/nagaraja/index.ts'
import type { View } from '../../../games/nagaraja/types.ts'
import { makeNagarajaBot } from '../../../bots/nagaraja/index.ts'
import { answerFrom } from '../../../kernel/chance.ts'
import { legalFor, pendingOf, start, submit } from '../../../kernel/match.ts'
import { makeRandom } from '../../../kernel/random.ts'
import { Board } from '../../../scenes/board/Board.tsx'
import type { GameScene } from '../../../scenes/board/scene.ts'
import { makeScene, type NagarajaScene } from '../../../scenes/nagaraja/index.ts'
import { templeSpots } from '../../../shapes/nagarajaTable.ts'
import { templeSpot } from './objects.ts'
import { nobody, useStillBoard } from './useStillBoard.ts'

/** Rooms that the temple needs to show how the game looks. */
const rooms = 5

/** Lets bots play until the first temple has its rooms; the second temple stays empty. */
function middleOfMatch(): View {
  const started = start(nagaraja, 2, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const random = makeRandom('balcony')
  const bot = makeNagarajaBot(nagaraja.values)
  let { match } = started
  const [, empty] = nagaraja.view(match.state, 'table').temples
  const built = () => match.state.temples[0].slots.filter(Boolean).length
  for (let [next] = pendingOf(match); next && built() < rooms; [next] = pendingOf(match)) {
    const done = submit(
      match,
      next.kind === 'chance'
        ? { kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) }
        : {
            kind: 'command',
            seat: next.seat,
            command: bot(
              nagaraja.view(match.state, next.seat),
              legalFor(match, next.seat),
              next.seat,
              random,
            ),
          },
    )
    if (!done.ok) throw new Error(done.refusal.code)
    ;({ match } = done)
  }
  const view = nagaraja.view(match.state, 'table')
  return { ...view, trap: null, temples: [view.temples[0], empty] }
}

const ofTemple = /^(temple|slab|lamp|relic)-0/

/** Hides the light at the other temple's gates. */
function firstAlone(plan: NagarajaScene['layers'][number]): NagarajaScene['layers'][number] {
  return {
    ...plan,
    async make(tools) {
      const layer = await plan.make(tools)
      const [, other] = layer.object.children
      if (other) other.visible = false
      return layer
    },
  }
}

/** Filters the scene to the first temple with its rooms and light. */
function templeAlone(whole: NagarajaScene): NagarajaScene {
  const own = ({ id }: { readonly id: string }, view: View): boolean =>
    ofTemple.test(id) ||
    view.temples[0].slots.some((room) => room !== null && id.endsWith(`-${room.id}`))
  return {
    ...whole,
    things: (view) => whole.things(view).filter((thing) => own(thing, view)),
    layers: whole.layers.flatMap((plan) =>
      plan.name === 'glow' ? [plan] : plan.name === 'light' ? [firstAlone(plan)] : [],
    ),
  }
}

export function StillTemple() {
  const view = useMemo(() => middleOfMatch(), [])
  const scene = useMemo(
    () => templeAlone(makeScene(nagaraja.values, 2)) as unknown as GameScene,
    [],
  )
  const board = useStillBoard(scene, view)
  const { x, z } = templeSpots[0]
  const { place, turn, size } = templeSpot
  return (
    <group position={place} rotation={[0, turn, 0]} scale={size}>
      <group position={[-x, 0, -z]}>
        <Board scene={scene} board={board} touchHandler={nobody} />
      </group>
    </group>
  )
}
