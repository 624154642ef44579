/** Named places to look from: the seat, from above, close to each board. */
import { useVoice } from '../../ui/voice.tsx'
import type { TableState } from '../state/tableState.ts'
import type { PictureState } from './usePicture.ts'

const general = ['seat', 'above', 'tray', 'place'] as const

interface Props {
  readonly picture: PictureState
  readonly state: TableState
}

export function Cameras({ picture, state }: Props) {
  const voice = useVoice()
  const seats = state.header.sittings
  const names = Object.keys(picture.scene?.cameras(seats.length, state.viewer) ?? {})
  return (
    <label className="camera">
      <span className="unseen">{voice.word('ui.camera.title')}</span>
      <select value={picture.camera} onChange={(event) => picture.setCamera(event.target.value)}>
        {[...new Set([...names, 'tray', 'place'])].map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </label>
  )

  /** `slate-2` is the board of the third seat; what not every table has is in the game's own words. */
  function nameOf(name: string): string {
    const seat = /-(\d+)$/.exec(name)?.[1]
    if (seat !== undefined) return voice.word('ui.camera.board', { who: { seat: Number(seat) } })
    const own = general.find((known) => known === name)
    return own
      ? voice.word(`ui.camera.${own}`)
      : voice.say({ key: `${state.game.id}.camera.${name}` })
  }
}
