/** Panel beside the table: seats, choices of the acting person, throw button, link to the end, log. */
import { type ReactNode, Suspense, useMemo, useRef } from 'react'
import type { Piece } from '../../kernel/chance.ts'
import type { Tagged } from '../../kernel/command.ts'
import { thrownThings } from '../../words/pieces.ts'
import type { Aim } from '../../scenes/contract.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import { ignoreDoubleClick } from '../../ui/actions/once.ts'
import { useKeyFocus } from '../../ui/keyFocus.ts'
import { type SeatActivity, SeatPlates } from '../../ui/table/SeatPlates.tsx'
import { useEnteredFaces } from '../../ui/typed/useEnteredFaces.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { Link } from '../Link.tsx'
import { useSettings } from '../settings/store.ts'
import {
  LazyAdvicePanel,
  LazyQuestions,
  LazyChronicle,
  LazyOfferedChoices,
  LazyTypedFaces,
} from './lazyParts.ts'
import type { CameraState } from './useCamera.ts'
import type { Hands } from './useHands.ts'
import { useLooks } from './useLooks.ts'

interface Props {
  readonly session: OpenTable
  readonly state: TableState
  readonly scene: GameScene | null
  readonly camera: CameraState
  readonly focused: Aim | null
  readonly chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
  onFocus(aim: Aim | null): void
  /** The guide, between seats and choices. */
  readonly children?: ReactNode
}

const none: readonly Piece[] = []

function doingOf(state: TableState, seat: number): SeatActivity {
  const { acting, ask, moving, result, roll, thinking } = state
  if (result) return 'rests'
  const isRolling = moving === 'roll' && roll?.pieces.some((piece) => piece.seat === seat)
  if (isRolling || ask?.seat === seat) return 'throws'
  if (acting.some((item) => item.seat === seat)) return 'plays'
  return thinking === seat ? 'thinks' : 'waits'
}

export function SidePanel({ session, state, scene, camera, children, ...hands }: Props) {
  const voice = useVoice()
  const { acting, actor, ask, beat, due, game, header, result } = state
  const legal = useMemo(
    () => acting.find((item) => item.seat === actor)?.legal ?? [],
    [acting, actor],
  )
  const race = useMemo(() => game.race?.(beat.to) ?? [], [game, beat.to])
  const looks = useLooks(scene, state, camera)
  const choices = useRef<HTMLElement>(null)
  useKeyFocus(choices, ask ?? result ?? acting)
  return (
    <div className="side">
      <SeatPlates
        sitters={header.sittings}
        doing={(seat) => doingOf(state, seat)}
        race={race}
        looks={looks}
        others={due.filter((seat) => seat !== actor)}
        onPass={session.passTo}
      />
      {children}
      <section
        ref={choices}
        className="paper choices"
        aria-label={voice.word('ui.side.title')}
        hidden={!ask && !result && legal.length === 0}
      >
        <Throwing session={session} state={state} />
        {result && (
          <Link className="button primary wide" href={`/end/${header.id}`} data-command="">
            {voice.word('ui.toEnd')}
          </Link>
        )}
        {acting.length > 0 && (
          <Suspense fallback={null}>
            <LazyOfferedChoices {...{ session, state, scene, legal }} {...hands} />
          </Suspense>
        )}
        <Help session={session} state={state} legal={legal} {...hands} />
      </section>
      {state.log.length > 0 && (
        <Suspense fallback={null}>
          <LazyChronicle entries={state.log} onShowAgain={(step) => void session.showAgain(step)} />
        </Suspense>
      )}
    </div>
  )
}

interface HelpProps extends Hands {
  readonly session: OpenTable
  readonly state: TableState
  readonly legal: readonly Tagged[]
}

/** Odds and reasons before a throw or a choice, and a bot's advice for a choice. */
function Help({ session, state, legal, ...hands }: HelpProps) {
  const { actor, ask, beat, game } = state
  const asker = ask?.seat ?? (legal.length > 0 ? actor : null)
  return (
    <>
      {asker !== null && (
        <Suspense fallback={null}>
          <LazyQuestions game={game} view={beat.to} seat={asker} pieces={ask?.pieces ?? none} />
        </Suspense>
      )}
      {actor !== null && legal.length > 0 && (
        <Suspense fallback={null}>
          <LazyAdvicePanel
            key={state.length}
            session={session}
            state={state}
            seat={actor}
            {...hands}
          />
        </Suspense>
      )}
    </>
  )
}

/** The throw button, or a form for the faces of real dice. */
function Throwing({ session, state }: Pick<Props, 'session' | 'state'>) {
  const { ask, game, length } = state
  const throwing = useSettings((settings) => settings.throwing)
  const [entered, setEntered] = useEnteredFaces(length)
  const fall = (): void => void session.throwNow(null)
  if (!ask) return null
  if (throwing !== 'typed') return <ThrowButton pieces={ask.pieces} onThrow={fall} />
  return (
    <Suspense fallback={null}>
      <LazyTypedFaces
        key={length}
        game={game}
        pieces={ask.pieces}
        entered={entered}
        onEnter={setEntered}
        onDone={(faces) => void session.typeFaces(faces)}
        onFall={fall}
      />
    </Suspense>
  )
}

interface ThrowProps {
  readonly pieces: readonly Piece[]
  onThrow(): void
}

function ThrowButton({ pieces, onThrow }: ThrowProps) {
  const voice = useVoice()
  return (
    <button
      type="button"
      className="button primary wide throw"
      title="Alt + T"
      aria-keyshortcuts="Alt+T"
      data-command=""
      onClick={ignoreDoubleClick(onThrow)}
    >
      {voice.word(`ui.throw.${thrownThings(pieces)}`, { n: pieces.length })}
    </button>
  )
}
