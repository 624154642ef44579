/** The button of one thrown piece, with the face entered for it. */
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { pieceName } from '../../words/pieces.ts'
import { LineView, SignView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'

interface Props {
  readonly game: AnyGame
  readonly piece: Piece
  readonly face: number | null
  readonly isNow: boolean
  onChoose(): void
}

export function PieceChip({ game, piece, face, isNow, onChoose }: Props) {
  const voice = useVoice()
  const icon = piece.kind.startsWith('stick-') ? 'stick' : 'throw'
  return (
    <button
      type="button"
      className="typed-piece"
      data-sign={piece.skin}
      aria-current={isNow ? 'step' : undefined}
      onClick={onChoose}
    >
      <span className="unseen">{voice.say(pieceName(piece))}</span>
      {face === null ? (
        <>
          <SignView icon={icon} tone={piece.skin} />
          <span aria-hidden="true">?</span>
          <span className="unseen">{voice.word('ui.typed.empty')}</span>
        </>
      ) : (
        <LineView line={game.face(piece, face)} />
      )}
    </button>
  )
}
