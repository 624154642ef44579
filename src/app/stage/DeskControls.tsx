/** The desk's buttons: each tells every stage at once, and shows what is on the air. */
import type { OnAir, Order } from '../../stage/wire/desk.ts'
import { replays } from '../../stage/wire/memory.ts'
import { useVoice } from '../../ui/voice.tsx'
import { longestDelay, overlayNames } from './address.ts'

interface Props {
  readonly air: OnAir
  order(order: Order): void
}

export function DeskControls({ air, order }: Props) {
  const voice = useVoice()
  return (
    <>
      <Cameras air={air} order={order} />
      <h2>{voice.word('stage.desk.again')}</h2>
      <div className="desk-row">
        {replays.map((what) => (
          <button
            key={what}
            type="button"
            className="button"
            onClick={() => order({ kind: 'again', what })}
          >
            {voice.word(`stage.desk.again.${what}`)}
          </button>
        ))}
        <button type="button" className="button primary" onClick={() => order({ kind: 'mark' })}>
          {voice.word('stage.desk.mark')}
        </button>
      </div>
      <fieldset className="stage-overlays">
        <legend className="field-label">{voice.word('stage.set.overlays')}</legend>
        {overlayNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={air.overlays.includes(name)}
              onChange={({ target }) => order({ kind: 'overlay', name, isOn: target.checked })}
            />{' '}
            {voice.word(`stage.set.overlays.${name}`)}
          </label>
        ))}
      </fieldset>
      <label className="stage-delay">
        <span className="field-label">{voice.word('stage.set.delay', { n: longestDelay })}</span>
        <input
          type="number"
          min={0}
          max={longestDelay}
          value={air.delaySeconds}
          onChange={({ target }) => {
            const seconds = Math.round(Number(target.value))
            if (seconds >= 0 && seconds <= longestDelay) order({ kind: 'delay', seconds })
          }}
        />
      </label>
    </>
  )
}

const general = ['wide', 'tray', 'track'] as const

function Cameras({ air, order }: Props) {
  const voice = useVoice()
  const { wanted, seats } = air
  return (
    <>
      <h2>{voice.word('stage.desk.shots')}</h2>
      <div className="desk-row">
        <button
          type="button"
          className="button"
          aria-pressed={wanted === null}
          onClick={() => order({ kind: 'shot', wanted: null })}
        >
          {voice.word('stage.set.camera.auto')}
        </button>
        {general.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-pressed={wanted?.kind === kind}
            onClick={() => order({ kind: 'shot', wanted: { kind } })}
          >
            {voice.word(`stage.set.camera.${kind}`)}
          </button>
        ))}
        {seats.map((name, seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            aria-pressed={wanted?.kind === 'seat' && wanted.seat === seat}
            onClick={() => order({ kind: 'shot', wanted: { kind: 'seat', seat } })}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
