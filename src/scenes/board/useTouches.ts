/** Hook: a person's touches, narrowed to a command; also focus, confirmation of costly commands and explanations. */
import { useMemo, useState } from 'react'
import type { Aim } from '../contract.ts'
import type { GameScene, SceneProps } from './scene.ts'
import {
  touchedCommand,
  commandsFitting,
  nextTouches,
  type CommandTouches,
  commandTouches,
} from './touch.ts'

export interface PagePoint {
  readonly x: number
  readonly y: number
}

export interface TouchHandler {
  readonly next: ReadonlySet<string>
  /** Ids of the focused command, or of the command that waits for its confirming touch. */
  readonly focus: ReadonlySet<string>
  /** The readable thing under the pointer, touchable or not. */
  readonly pointed?: string | null
  touch(id: string, where: PagePoint): void
  /** Pointer moved over this id; null: over nothing. */
  point(id: string | null): void
}

const none: ReadonlySet<string> = new Set()

/** The focused command may come from the panel, so its ids are computed from `picks` here. */
function useFocus(scene: GameScene | null, { focused, beat }: SceneProps): ReadonlySet<string> {
  return useMemo(() => {
    if (!scene || !focused) return none
    const { by, closer } = scene.picks(focused.command, beat.to, focused.seat)
    return new Set([...by.flat(), ...(closer === undefined ? [] : [closer])])
  }, [scene, focused, beat])
}

export function useTouches(scene: GameScene | null, board: SceneProps): TouchHandler {
  const { acting, beat, chosen, focused, onChoose, onCommand, onFocus, onWonder } = board
  const reached = useMemo(
    () =>
      scene ? commandTouches(acting, (command, seat) => scene.picks(command, beat.to, seat)) : [],
    [scene, acting, beat],
  )
  const next = useMemo(() => nextTouches(reached, chosen), [reached, chosen])
  const focus = useFocus(scene, board)
  /** A costly command after its first touch. */
  const [awaiting, setAwaiting] = useState<{
    readonly meant: CommandTouches
    readonly last: string
  } | null>(null)

  const [pointed, setPointed] = useState<string | null>(null)
  const setReadable = (id: string | null): void => {
    setPointed(id !== null && scene?.reads?.(id, beat.to) ? id : null)
  }

  const meantAfter = (id: string): CommandTouches | null =>
    touchedCommand(reached, [...chosen, id]) ?? touchedCommand(reached, [id])

  function submit(meant: CommandTouches, last: string): void {
    const legal = acting.find(({ seat }) => seat === meant.seat)?.legal ?? []
    const isSecond = awaiting !== null && awaiting.meant === meant && awaiting.last === last
    if (scene?.isCostly?.(meant.command, legal) && !isSecond) {
      setAwaiting({ meant, last })
      onFocus(aimOf(meant))
      return
    }
    setAwaiting(null)
    onCommand(aimOf(meant))
  }

  return {
    next,
    focus,
    pointed,
    touch(met, { x, y }) {
      setReadable(met)
      const id = scene?.pieceOf?.(met, beat.to) ?? met
      if (chosen.includes(id)) return onChoose(chosen.filter((other) => other !== id))
      const meant = meantAfter(id)
      if (meant) return submit(meant, id)
      if (commandsFitting(reached, [...chosen, id]).length > 0) return onChoose([...chosen, id])
      if (commandsFitting(reached, [id]).length > 0) return onChoose([id])
      const wonder = scene?.wonder?.(met, beat.to)
      const chances = scene?.chances?.(met, beat.to, chosen) ?? []
      if (wonder) onWonder?.({ ...wonder, chances, x, y })
    },
    point(id) {
      setReadable(id)
      const aim = id === null ? null : meantAfter(id)
      if (aim?.command !== focused?.command || aim?.seat !== focused?.seat)
        onFocus(aim && aimOf(aim))
    },
  }
}

const aimOf = ({ seat, command }: CommandTouches): Aim => ({ seat, command })
