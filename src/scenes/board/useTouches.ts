/** The touches of a person at the table: what they narrow, what they mean, and what may be touched next. */
import { useMemo, useState } from 'react'
import type { Aim } from '../contract.ts'
import type { GameScene, SceneProps } from './scene.ts'
import { meantBy, narrowed, nextTouches, type Reached, reachedOf } from './touch.ts'

export interface Where {
  readonly x: number
  readonly y: number
}

export interface HandOnTable {
  readonly next: ReadonlySet<string>
  /** What stands for the focused command, or for the one that waits for a second touch. */
  readonly focus: ReadonlySet<string>
  /** What is pointed at and can be read, whether or not it may be touched. */
  readonly pointed?: string | null
  touch(id: string, where: Where): void
  /** null: nothing is pointed at. */
  point(id: string | null): void
}

const none: ReadonlySet<string> = new Set()

/** Whoever points at a box of the panel lights the same things as whoever points at them. */
function useFocus(scene: GameScene | null, { focused, beat }: SceneProps): ReadonlySet<string> {
  return useMemo(() => {
    if (!scene || !focused) return none
    const { by, closer } = scene.picks(focused.command, beat.to, focused.seat)
    return new Set([...by.flat(), ...(closer === undefined ? [] : [closer])])
  }, [scene, focused, beat])
}

export function useTouches(scene: GameScene | null, board: SceneProps): HandOnTable {
  const { acting, beat, chosen, focused, onChoose, onCommand, onFocus, onWonder } = board
  const reached = useMemo(
    () => (scene ? reachedOf(acting, (command, seat) => scene.picks(command, beat.to, seat)) : []),
    [scene, acting, beat],
  )
  const next = useMemo(() => nextTouches(reached, chosen), [reached, chosen])
  const focus = useFocus(scene, board)
  /** A costly command that has been touched once. */
  const [asked, ask] = useState<{ readonly meant: Reached; readonly last: string } | null>(null)

  const [pointed, setPointed] = useState<string | null>(null)
  const read = (id: string | null): void => {
    setPointed(id !== null && scene?.reads?.(id, beat.to) ? id : null)
  }

  const meantAfter = (id: string): Reached | null =>
    meantBy(reached, [...chosen, id]) ?? meantBy(reached, [id])

  function give(meant: Reached, last: string): void {
    const legal = acting.find(({ seat }) => seat === meant.seat)?.legal ?? []
    const isSecond = asked !== null && asked.meant === meant && asked.last === last
    if (scene?.isCostly?.(meant.command, legal) && !isSecond) {
      ask({ meant, last })
      onFocus(aimOf(meant))
      return
    }
    ask(null)
    onCommand(aimOf(meant))
  }

  return {
    next,
    focus,
    pointed,
    touch(met, { x, y }) {
      read(met)
      const id = scene?.pieceOf?.(met, beat.to) ?? met
      if (chosen.includes(id)) return onChoose(chosen.filter((other) => other !== id))
      const meant = meantAfter(id)
      if (meant) return give(meant, id)
      if (narrowed(reached, [...chosen, id]).length > 0) return onChoose([...chosen, id])
      if (narrowed(reached, [id]).length > 0) return onChoose([id])
      const wonder = scene?.wonder?.(met, beat.to)
      const chances = scene?.chances?.(met, beat.to, chosen) ?? []
      if (wonder) onWonder?.({ ...wonder, chances, x, y })
    },
    point(id) {
      read(id)
      const aim = id === null ? null : meantAfter(id)
      if (aim?.command !== focused?.command || aim?.seat !== focused?.seat)
        onFocus(aim && aimOf(aim))
    },
  }
}

const aimOf = ({ seat, command }: Reached): Aim => ({ seat, command })
