/** Choices of the acting person; the command that their touches add up to comes first, unless it is a set. */
import { useMemo } from 'react'
import type { Tagged } from '../../kernel/command.ts'
import type { Line } from '../../kernel/line.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { Aim } from '../../scenes/contract.ts'
import { Actions } from '../../ui/actions/Actions.tsx'
import { ignoreDoubleClick } from '../../ui/actions/once.ts'
import { LineView } from '../../ui/LineView.tsx'
import type { TableState } from '../state/tableState.ts'
import type { OpenTable } from './openTable.ts'
import { useMeant } from './useMeant.ts'

interface Props {
  readonly session: OpenTable
  readonly state: TableState
  readonly scene: GameScene | null
  readonly legal: readonly Tagged[]
  readonly focused: Aim | null
  readonly chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
  onFocus(aim: Aim | null): void
}

export function OfferedChoices({ session, state, scene, legal, ...hands }: Props) {
  const { focused, chosen, onChoose, onFocus } = hands
  const { acting, actor, beat, game } = state
  const meant = useMeant(scene, beat.to, acting, chosen)
  const names = useMemo(
    () => [...((actor !== null && scene?.pickNames?.(beat.to, actor)) || [])],
    [scene, beat.to, actor],
  )
  const nameOf = (id: string) => names.find(([touch]) => touch === id)?.[1] ?? id
  const touchOf = (id: string) => names.find(([, name]) => name === id)?.[0] ?? id
  const isSet = meant !== null && (game.sets?.kinds(meant.command, beat.to) ?? null) !== null
  return (
    <>
      {meant && !isSet && (
        <Meant
          line={game.label(meant.command, beat.to).line}
          onCommand={() => void session.command(meant)}
        />
      )}
      {actor !== null && (
        <Actions
          game={game}
          view={beat.to}
          seat={actor}
          legal={legal}
          chosen={chosen.map(nameOf)}
          onChoose={(ids) => onChoose(ids.map(touchOf))}
          focused={focused?.seat === actor ? focused.command : null}
          onFocus={(command) => onFocus(command && { seat: actor, command })}
          onCommand={(command) => void session.command({ seat: actor, command })}
        />
      )}
    </>
  )
}

/** Button for the command that the touched things add up to. */
function Meant({ line, onCommand }: { readonly line: Line; onCommand(): void }) {
  return (
    <button type="button" className="button primary wide" onClick={ignoreDoubleClick(onCommand)}>
      <LineView line={line} />
    </button>
  )
}
