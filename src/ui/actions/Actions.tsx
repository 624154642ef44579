/** The panel of all legal commands: grouped, searchable, with a preview of costs and gains. */
import { useMemo, useState } from 'react'
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { pickedOf, splitSets } from '../../kernel/sets.ts'
import { useVoice } from '../voice.tsx'
import { ActionButton } from './ActionButton.tsx'
import { ActionGroup } from './ActionGroup.tsx'
import { groupCommands, labelCommands, filterCommands } from './commandList.ts'
import { Preview } from './Preview.tsx'
import { moveFocus } from './roving.ts'
import { SetButton } from './SetButton.tsx'
import { SetChoice } from './SetChoice.tsx'
import { useConfirmation } from './useConfirmation.ts'
import './actions.css'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  readonly legal: readonly Tagged[]
  readonly focused: Tagged | null
  /** Ids of the picked items, shared with the 3D table. */
  readonly chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
  onFocus(command: Tagged | null): void
  onCommand(command: Tagged): void
}

/** The number of commands from which the search field is shown. */
const searchFrom = 9

export function Actions({ game, view, seat, legal, focused, chosen, ...on }: Props) {
  const { onChoose, onFocus, onCommand } = on
  const voice = useVoice()
  const [sought, setSought] = useState({ among: legal, words: '' })
  const search = sought.among === legal ? sought.words : ''
  const { sets, others } = useMemo(() => splitSets(game, view, legal), [game, view, legal])
  const named = useMemo(() => labelCommands(game, view, others, voice), [game, view, others, voice])
  const decisive = named.filter(({ isDecisive }) => isDecisive)
  const choices = useMemo(() => named.filter(({ isDecisive }) => !isDecisive), [named])
  const found = useMemo(() => filterCommands(choices, search), [choices, search])
  const groups = useMemo(() => groupCommands(found), [found])

  const picked = useMemo(
    () => pickedOf(game, view, seat, sets, chosen),
    [game, view, seat, sets, chosen],
  )
  const asking = useConfirmation(game, view, legal, (command) => {
    onFocus(null)
    onCommand(command)
  })

  const handlers = { focused, hasPreview: game.preview !== undefined, onFocus, asking }

  return (
    <div className="actions" onKeyDown={moveFocus}>
      {sets.length > 0 && <SetChoice {...{ game, view, seat, sets, chosen, onChoose }} />}
      {choices.length >= searchFrom && (
        <label className="search">
          <span className="unseen">{voice.word('ui.actions.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={voice.word('ui.actions.search')}
            onChange={(event) => setSought({ among: legal, words: event.target.value })}
          />
        </label>
      )}
      <p className="unseen" role="status">
        {search === '' ? '' : voice.word('ui.actions.found', { n: found.length })}
      </p>
      <div className="action-groups">
        {groups.map((group) => (
          <ActionGroup
            key={group.key}
            group={group}
            isOpen={groups.length === 1 || group.items.length <= searchFrom || search !== ''}
            {...handlers}
          />
        ))}
        {choices.length > 0 && found.length === 0 && (
          <p className="quiet">{voice.word('ui.actions.none')}</p>
        )}
      </div>
      {(sets.length > 0 || decisive.length > 0) && (
        <div className="action-group decisive">
          {sets.length > 0 && <SetButton {...{ game, view, picked, asking }} />}
          {decisive.map((item, i) => (
            <ActionButton key={i} item={item} {...handlers} />
          ))}
        </div>
      )}
      <Preview game={game} view={view} command={focused ?? picked} />
    </div>
  )
}
