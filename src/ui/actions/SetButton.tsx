/** The button that submits the picked items of a set together; disabled while they add up to no command. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import { ignoreDoubleClick } from './once.ts'
import type { Confirmation } from './useConfirmation.ts'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  /** The command for the current picks, or null while they are incomplete. */
  readonly picked: Tagged | null
  readonly asking: Confirmation
}

export function SetButton({ game, view, picked, asking }: Props) {
  const voice = useVoice()
  const isAsked = picked !== null && asking.asked === picked
  return (
    <button
      type="button"
      className="button primary set-button"
      disabled={picked === null}
      {...(picked && { 'data-command': '' })}
      onClick={ignoreDoubleClick(() => picked && asking.give(picked))}
    >
      {isAsked && `${voice.word('ui.actions.sure')} `}
      {picked ? <LineView line={game.label(picked, view).line} /> : voice.word('ui.sets.none')}
    </button>
  )
}
