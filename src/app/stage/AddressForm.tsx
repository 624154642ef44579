/** What a stage can be told by its address, as choices of a form. */
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { qualities } from '../../scenes/contract.ts'
import { languages } from '../../words/types.ts'
import {
  backgrounds,
  cameraModes,
  longestDelay,
  overlayNames,
  type StageAddress,
  stageSizes,
  stageThemes,
  stageViews,
} from './address.ts'

interface Props {
  readonly address: StageAddress
  onChange(change: Partial<StageAddress>): void
}

/** What is one of a few named ways, in the order in which it is asked. */
const picks = [
  { name: 'view', choices: stageViews },
  { name: 'camera', choices: cameraModes },
  { name: 'background', choices: backgrounds },
  { name: 'theme', choices: stageThemes },
  { name: 'quality', choices: qualities },
] as const
const flags = ['sound', 'again'] as const
const ownNames = { en: 'English', el: 'Ελληνικά', pl: 'Polski', ru: 'Русский' } as const
const boards = ['0', '1', '2', '3'] as const

export function AddressForm({ address, onChange }: Props) {
  const voice = useVoice()
  return (
    <div className="settings">
      {picks.map(({ name, choices }) => (
        <Segments<string>
          key={name}
          label={voice.word(`stage.set.${name}`)}
          value={address[name]}
          choices={choices}
          textOf={(choice) => voice.say({ key: `stage.set.${name}.${choice}` })}
          onChange={(choice) => onChange({ [name]: choice })}
        />
      ))}
      {(address.camera === 'seat' || address.camera === 'hand') && (
        <Segments
          label={voice.word('stage.set.seat')}
          value={String(address.seat)}
          choices={boards}
          textOf={(seat) => voice.word('stage.set.seat.nth', { n: Number(seat) + 1 })}
          onChange={(seat) => onChange({ seat: Number(seat) })}
        />
      )}
      <OverlayChoice address={address} onChange={onChange} />
      <Letters address={address} onChange={onChange} />
      {flags.map((name) => (
        <Segments
          key={name}
          label={voice.word(`stage.set.${name}`)}
          value={address[name] ? 'on' : 'off'}
          choices={['on', 'off'] as const}
          textOf={(choice) => voice.word(`stage.set.${choice}`)}
          onChange={(choice) => onChange({ [name]: choice === 'on' })}
        />
      ))}
      <label className="stage-delay">
        <span className="field-label">{voice.word('stage.set.delay', { n: longestDelay })}</span>
        <input
          type="number"
          min={0}
          max={longestDelay}
          value={address.delaySeconds}
          onChange={({ target }) => {
            const seconds = Math.round(Number(target.value))
            if (seconds >= 0 && seconds <= longestDelay) onChange({ delaySeconds: seconds })
          }}
        />
      </label>
    </div>
  )
}

function OverlayChoice({ address, onChange }: Props) {
  const voice = useVoice()
  const { overlays } = address
  return (
    <fieldset className="stage-overlays">
      <legend className="field-label">{voice.word('stage.set.overlays')}</legend>
      {overlayNames.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={overlays.includes(name)}
            onChange={({ target }) =>
              onChange({
                overlays: overlayNames.filter((other) =>
                  other === name ? target.checked : overlays.includes(other),
                ),
              })
            }
          />{' '}
          {voice.word(`stage.set.overlays.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Letters({ address, onChange }: Props) {
  const voice = useVoice()
  return (
    <>
      <Segments
        label={voice.word('stage.set.size')}
        value={String(address.size)}
        choices={stageSizes.map(String)}
        textOf={(choice) => voice.word('ui.set.percent', { n: Number(choice) / 100 })}
        onChange={(choice) => {
          const size = stageSizes.find((known) => String(known) === choice)
          if (size) onChange({ size })
        }}
      />
      <Segments
        label={voice.word('stage.set.lang')}
        value={address.lang ?? 'none'}
        choices={['none', ...languages] as const}
        textOf={(choice) =>
          choice === 'none' ? voice.word('stage.set.lang.none') : ownNames[choice]
        }
        onChange={(choice) => onChange({ lang: choice === 'none' ? null : choice })}
      />
    </>
  )
}
