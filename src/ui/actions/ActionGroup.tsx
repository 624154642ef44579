/** A collapsible group of commands under its heading. */
import type { MouseEvent } from 'react'
import type { Tagged } from '../../kernel/command.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'
import type { Group } from './commandList.ts'
import { isSecondClick } from './once.ts'
import type { Confirmation } from './useConfirmation.ts'

interface Props {
  readonly group: Group
  readonly isOpen: boolean
  readonly focused: Tagged | null
  readonly hasPreview: boolean
  onFocus(command: Tagged | null): void
  readonly asking: Confirmation
}

export function ActionGroup({ group, isOpen, focused, hasPreview, asking, onFocus }: Props) {
  const voice = useVoice()

  /**
   * Touch screens cannot hover: the first touch shows the preview and the second one acts, even as
   * a double tap.
   */
  function click(event: MouseEvent<HTMLButtonElement>, command: Tagged): void {
    const { pointerType } = event.nativeEvent as PointerEvent
    const isShown = pointerType === 'touch' && hasPreview
    if (isShown && focused !== command) onFocus(command)
    else if (isShown || !isSecondClick(event)) asking.give(command)
  }

  return (
    <details className="action-group" open={isOpen}>
      <summary>
        {voice.say({ key: group.key })}
        <span className="count">{group.items.length}</span>
      </summary>
      <ul>
        {group.items.map(({ command, line }, i) => (
          <li key={i}>
            <button
              type="button"
              className="action"
              data-command=""
              data-focused={focused === command}
              onClick={(event) => click(event, command)}
              onPointerEnter={(event) => event.pointerType !== 'touch' && onFocus(command)}
              onFocus={(event) => event.target.matches(':focus-visible') && onFocus(command)}
            >
              {asking.asked === command && (
                <strong className="sure">{voice.word('ui.actions.sure')}</strong>
              )}
              <LineView line={line} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
