/** Props of a board that is only watched: nobody can touch it, and nothing on it is offered. */
import type { SceneProps } from './scene.ts'

type Shown = Pick<SceneProps, 'seats' | 'names' | 'viewer' | 'beat' | 'clock'>

const ignore = (): undefined => undefined

const untouchable = {
  acting: [],
  focused: null,
  chosen: [],
  say: () => '',
  onFocus: ignore,
  onCommand: ignore,
  onChoose: ignore,
} as const

export const watchedBoard = (shown: Shown & Partial<SceneProps>): SceneProps => ({
  ...untouchable,
  ...shown,
})
