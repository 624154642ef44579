/** Button for full-screen mode. */
import { useEffect, useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { Speech } from '../speech.tsx'

const parts = ['share']

export function FullScreen() {
  // phones may not support the Fullscreen API
  if (!document.fullscreenEnabled) return null
  return (
    <Speech parts={parts}>
      <FullScreenButton />
    </Speech>
  )
}

function FullScreenButton() {
  const voice = useVoice()
  const [isFull, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  function turn(): void {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // the browser refused: nothing changes
    done.catch(() => undefined)
  }
  return (
    <button type="button" className="button small" aria-pressed={isFull} onClick={turn}>
      {voice.word('share.fullScreen')}
    </button>
  )
}
