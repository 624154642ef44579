/** Camera menu: current question, seat, above, each board; a home button, and a pin that keeps the current camera. */
import { InlineIcon } from '../../ui/InlineIcon.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { TableState } from '../state/tableState.ts'
import { askedCamera } from './useCamera.ts'
import type { PictureState } from './usePicture.ts'

const general = [askedCamera, 'seat', 'above', 'tray', 'place'] as const

interface Props {
  readonly picture: PictureState
  readonly state: TableState
}

export function CameraMenu({ picture: { scene, camera }, state }: Props) {
  const voice = useVoice()
  const listed = Object.entries(scene?.cameras(state.viewer) ?? {})
    .filter(([name, { isUnlisted }]) => !isUnlisted || name === camera.chosen)
    .map(([name]) => name)
  return (
    <div className="camera">
      <label>
        <span className="unseen">{voice.word('ui.camera.title')}</span>
        <select value={camera.chosen} onChange={(event) => camera.choose(event.target.value)}>
          {[...new Set([askedCamera, ...listed, 'tray', 'place'])].map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button small round"
        data-home=""
        aria-label={voice.word('ui.camera.home')}
        title={voice.word('ui.camera.home')}
        onClick={camera.reset}
      >
        <InlineIcon name="home" />
      </button>
      <button
        type="button"
        className="button small round"
        aria-pressed={camera.isPinned}
        aria-label={voice.word('ui.camera.pin')}
        title={voice.word('ui.camera.pin')}
        onClick={() => camera.pin(!camera.isPinned)}
      >
        <InlineIcon name="pin" />
      </button>
    </div>
  )

  /**
   * `slate-2` is the third seat's board. Cameras that only one game has are named by that game's
   * dictionary.
   */
  function nameOf(name: string): string {
    const seat = /-(\d+)$/.exec(name)?.[1]
    if (seat !== undefined) return voice.word('ui.camera.board', { who: { seat: Number(seat) } })
    const own = general.find((known) => known === name)
    return own
      ? voice.word(`ui.camera.${own}`)
      : voice.say({ key: `${state.game.id}.camera.${name}` })
  }
}
