/** Resolves when a session waits for its screen, for screens that ask and listen in turns (the terminal). */
import type { Session } from './session.ts'
import { isResting, type SessionState } from './state.ts'

export function rested(session: Pick<Session, 'state' | 'onChange'>): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = session.state()
      if (!isResting(state)) return
      stop()
      resolve(state)
    }
    const stop = session.onChange(look)
    look()
  })
}
