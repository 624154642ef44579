/** A collapsible group of commands under its heading. */
import { useVoice } from '../voice.tsx'
import { ActionButton, type ActionHandlers } from './ActionButton.tsx'
import type { Group } from './commandList.ts'

interface Props extends ActionHandlers {
  readonly group: Group
  readonly isOpen: boolean
}

export function ActionGroup({ group, isOpen, ...handlers }: Props) {
  const voice = useVoice()
  return (
    <details className="action-group" open={isOpen}>
      <summary>
        {voice.say({ key: group.key })}
        <span className="count">{group.items.length}</span>
      </summary>
      <ul>
        {group.items.map((item, i) => (
          <li key={i}>
            <ActionButton item={item} {...handlers} />
          </li>
        ))}
      </ul>
    </details>
  )
}
