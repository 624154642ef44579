/** The buttons of the desk: each sends an order to all stages, and they show the state on the air. */
import type { OnAir, DeskOrder } from '../../stage/wire/desk.ts'
import { replays } from '../../stage/wire/memory.ts'
import { useVoice } from '../../ui/voice.tsx'
import { overlayNames } from './address.ts'
import { DelayField, OverlayBoxes } from './fields.tsx'
import { keyOf } from './keys.ts'

interface Props {
  readonly air: OnAir
  order(order: DeskOrder): void
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
            <Key of={{ kind: 'again', what }} />
          </button>
        ))}
        <button type="button" className="button primary" onClick={() => order({ kind: 'mark' })}>
          {voice.word('stage.desk.mark')}
          <Key of={{ kind: 'mark' }} />
        </button>
      </div>
      <OverlayBoxes
        chosen={overlayNames.filter((name) => air.overlays.includes(name))}
        onChange={(name, isOn) => order({ kind: 'overlay', name, isOn })}
      />
      <DelayField
        seconds={air.delaySeconds}
        onChange={(seconds) => order({ kind: 'delay', seconds })}
      />
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
      <InPicture air={air} />
      <div className="desk-row">
        <button
          type="button"
          className="button"
          aria-pressed={wanted === null}
          onClick={() => order({ kind: 'shot', wanted: null })}
        >
          {voice.word('stage.set.camera.auto')}
          <Key of={{ kind: 'shot', wanted: null }} />
        </button>
        {general.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-pressed={wanted?.kind === kind}
            data-lit={air.camera?.kind === kind}
            onClick={() => order({ kind: 'shot', wanted: { kind } })}
          >
            {voice.word(`stage.set.camera.${kind}`)}
            <Key of={{ kind: 'shot', wanted: { kind } }} />
          </button>
        ))}
        {seats.map((name, seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            aria-pressed={wanted?.kind === 'seat' && wanted.seat === seat}
            data-lit={air.camera?.kind === 'seat' && air.camera.seat === seat}
            onClick={() => order({ kind: 'shot', wanted: { kind: 'seat', seat } })}
          >
            {name}
            <Key of={{ kind: 'shot', wanted: { kind: 'seat', seat } }} />
          </button>
        ))}
      </div>
    </>
  )
}

/** The shot that is on the air now. */
function InPicture({ air: { camera, seats } }: Pick<Props, 'air'>) {
  const voice = useVoice()
  if (!camera) return null
  const shot = { key: `stage.shot.${camera.kind}` }
  const who = camera.kind === 'seat' ? seats[camera.seat ?? -1] : undefined
  return (
    <p className="desk-air">
      {who === undefined
        ? voice.word('stage.desk.air', { shot })
        : voice.word('stage.desk.airSeat', { who: { raw: who }, shot })}
    </p>
  )
}

/** The keyboard shortcut of a button; hidden from screen readers, which get a list of all shortcuts. */
function Key({ of }: { readonly of: DeskOrder }) {
  const key = keyOf(of)
  return key === null ? null : <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
}
