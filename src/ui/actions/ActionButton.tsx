/** The button of one command: a touch shows its preview first, and a costly command asks for a second press. */
import type { MouseEvent } from 'react'
import type { Tagged } from '../../kernel/command.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import type { LabelledCommand } from './commandList.ts'
import { isSecondClick } from './once.ts'
import type { Confirmation } from './useConfirmation.ts'

export interface ActionHandlers {
  readonly focused: Tagged | null
  readonly hasPreview: boolean
  onFocus(command: Tagged | null): void
  readonly asking: Confirmation
}

interface Props extends ActionHandlers {
  readonly item: LabelledCommand
}

export function ActionButton({ item, focused, hasPreview, asking, onFocus }: Props) {
  const voice = useVoice()
  const { command, line } = item

  /**
   * Touch screens cannot hover: the first touch shows the preview and the second one acts, even as
   * a double tap.
   */
  function click(event: MouseEvent<HTMLButtonElement>): void {
    const { pointerType } = event.nativeEvent as PointerEvent
    const isShown = pointerType === 'touch' && hasPreview
    if (isShown && focused !== command) onFocus(command)
    else if (isShown || !isSecondClick(event)) asking.give(command)
  }

  return (
    <button
      type="button"
      className="action"
      data-command=""
      data-focused={focused === command}
      onClick={click}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onFocus(command)}
      onFocus={(event) => event.target.matches(':focus-visible') && onFocus(command)}
    >
      {asking.asked === command && (
        <strong className="sure">{voice.word('ui.actions.sure')}</strong>
      )}
      <LineView line={line} />
    </button>
  )
}
