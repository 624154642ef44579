/** Tells the player that the table waits for them: the phone vibrates, and its screen stays on. */
import { useEffect } from 'react'

/** Milliseconds of the vibration. */
const knock = [120, 80, 120]

/** Does nothing where the browser has no vibration, or forbids it before the first touch. */
export function useAsked(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked || !document.hasFocus()) return
    if ('vibrate' in navigator) navigator.vibrate(knock)
  }, [isAsked])
  useEffect(() => (isAsked ? stayAwake() : undefined), [isAsked])
}

/** Keeps the screen on where a secure page may; the browser lets go of the lock when the page is hidden. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  async function take(): Promise<void> {
    if (document.hidden || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    } catch {
      // low battery: the screen goes dark as usual
    }
  }
  const again = () => void take()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
