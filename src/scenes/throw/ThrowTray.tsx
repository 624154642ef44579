/** The tray on the table: its model, the pieces in it, on its shelf or in the hand, and their touch handlers. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Material, Mesh, type Object3D } from 'three'
import type { HandThrow, Roll, TablePiece } from '../contract.ts'
import type { Clock } from '../../session/clock.ts'
import { trayFor } from '../../physics/trays.ts'
import { type TrayName, trays } from '../../shapes/trays.ts'
import { hidePieces, inLayer, renderOrders } from '../board/above.ts'
import type { PagePoint } from '../board/useTouches.ts'
import { useStage } from '../stage.ts'
import { useTarget } from '../useTarget.ts'
import { type LiveHand, makeLiveHand } from './liveHand.ts'
import { handWorldOrNone } from './loadHandWorld.ts'
import { Pieces } from './Pieces.tsx'
import { placePieces, trayLift, trayTurn, waitingPose } from './places.ts'
import { Model } from '../place/Model.tsx'
import { lowered, withoutShelf } from './trayForm.ts'
import { TrayShade } from './TrayShade.tsx'
import { useGrab } from './useGrab.ts'

const HandWorld = lazy(handWorldOrNone)

/** Glass is rendered in the pieces' layer; opaque parts get depth-only copies, which hide pieces behind them. */
function sortParts(body: Object3D): void {
  const parts: Mesh[] = []
  body.traverse((thing) => {
    if (thing instanceof Mesh) parts.push(thing)
  })
  for (const part of parts) {
    if (part.material instanceof Material && part.material.transparent) {
      inLayer(part, renderOrders.pieces)
      continue
    }
    hidePieces(part)
  }
}

interface TrayProps {
  readonly at: readonly [number, number]
  /** True if this table puts pieces aside on a shelf. */
  readonly hasShelf: boolean
  readonly scale: number
  readonly resting: TrayName
  readonly roll: Roll | null
  /** Clock of the shown beat. */
  readonly clock: Clock
  readonly hand: HandThrow | null
  /** The hand, or the last one until its throw is shown. */
  readonly waiting: HandThrow | null
  readonly known: readonly TablePiece[]
  /** Ids of things on the board, whose pieces are not drawn in the tray. */
  readonly elsewhere: ReadonlySet<string>
  /** Ids of things and pieces that may be touched next. */
  readonly choosable: ReadonlySet<string>
  readonly chosen: readonly string[]
  onTouch(id: string, where: PagePoint): void
}

function startsOf(hand: HandThrow, tray: ReturnType<typeof trayFor>): Float32Array {
  const starts = new Float32Array(hand.pieces.length * 7)
  hand.pieces.forEach((piece, slot) => {
    const placed = { piece, face: null, spent: false, home: 'hand', slot } as const
    waitingPose(placed, hand.pieces.length, tray, starts.subarray(slot * 7, slot * 7 + 7))
  })
  return starts
}

/** Middle of the pointer target over tray and shelf, at the height of lying pieces (cm). */
const targetMiddle = [0, 1.2, 2] as const

export function ThrowTray(props: TrayProps) {
  const { at, scale, resting, hasShelf, roll, clock, hand, waiting, known } = props
  const { elsewhere, choosable, chosen, onTouch } = props
  const { order, quality } = useStage()
  const all = waiting?.pieces ?? roll?.pieces ?? known.map((entry) => entry.piece)
  const tray = all.length > 0 ? trayFor(all) : trays[resting]
  const target = useTarget(tray.halfX * 2 + 4, tray.halfZ * 2 + 10, targetMiddle)
  const shape = useMemo(() => (hasShelf ? lowered : withoutShelf(tray)), [hasShelf, tray])
  const live = useMemo(
    () =>
      makeLiveHand(waiting?.pieces.length ?? 0, (piece, other, impulse, point) =>
        waiting?.onKnock?.({
          at: 0,
          piece,
          other,
          surface: other === null ? 'felt' : 'piece',
          impulse,
          point,
        }),
      ),
    [waiting],
  )
  const [taken, setTaken] = useState<LiveHand | null>(null)
  const starts = useMemo(() => (waiting ? startsOf(waiting, tray) : null), [waiting, tray])
  const place = { at, scale, turn: trayTurn(tray), bays: tray.bays }
  const grab = useGrab(hand, live, place, (phase) => setTaken(phase === 'waiting' ? null : live))
  const placed = placePieces(known, roll, waiting, elsewhere)
  useEffect(() => order.wake())

  const isLive = waiting !== null && starts !== null && taken === live
  return (
    <group position={[at[0], trayLift * scale, at[1]]} rotation-y={trayTurn(tray)} scale={scale}>
      <Model
        name={`tray-${tray.name}${quality === 'low' ? '-low' : ''}`}
        shape={shape}
        onBody={sortParts}
      />
      <TrayShade tray={tray} hasShelf={hasShelf} />
      <Pieces
        placed={placed}
        roll={roll}
        clock={clock}
        live={waiting ? live : null}
        tray={tray}
        choosable={choosable}
        chosen={chosen}
        onTouch={onTouch}
        target={target}
        onPress={grab}
      />
      {isLive && (
        <Suspense fallback={null}>
          <HandWorld pieces={waiting.pieces} live={live} starts={starts} />
        </Suspense>
      )}
    </group>
  )
}
