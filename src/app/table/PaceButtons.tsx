/** Buttons of the table's pace: the speed of motions, and playing at once until a person here is asked. */
import { useVoice } from '../../ui/voice.tsx'
import { changeSettings, useSettings } from '../settings/store.ts'
import { type Speed, speeds } from '../settings/shape.ts'
import type { TableState } from '../state/tableState.ts'
import type { OpenTable } from './openTable.ts'
import './paceButtons.css'

interface Props {
  readonly session: OpenTable
  readonly state: TableState
}

const nextOf = (speed: Speed): Speed =>
  speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 'normal'

export function changeSpeed(): void {
  changeSettings({ speed: nextOf(useSettings.getState().speed) })
}

/** True while others play and a person at this screen comes after them. */
function canHurry({ acting, ask, curtain, looking, result }: TableState, people: number): boolean {
  const isAsked = acting.length > 0 || ask !== null || curtain !== null
  return people > 0 && !isAsked && looking === null && result === null
}

export default function PaceButtons({ session, state }: Props) {
  const voice = useVoice()
  const speed = useSettings((settings) => settings.speed)
  const label = voice.word(`ui.speed.${speed}`)
  const turn = voice.word('ui.toMyTurn')
  return (
    <>
      <button
        type="button"
        className="button small pace-turn"
        data-away={!canHurry(state, session.gaze.people.length) || undefined}
        title={turn}
        onClick={session.toMyTurn}
      >
        <span aria-hidden="true">⇥</span>
        <span className="pace-word">{turn}</span>
      </button>
      <button
        type="button"
        className="button small pace-speed"
        title={label}
        aria-label={label}
        onClick={changeSpeed}
      >
        <span aria-hidden="true">
          {speeds.map((each) => (
            <i key={each} data-on={speeds.indexOf(each) <= speeds.indexOf(speed) || undefined} />
          ))}
        </span>
      </button>
    </>
  )
}
