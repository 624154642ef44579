/** A form for the options in a stage's address. */
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { qualities } from '../../scenes/contract.ts'
import { languages } from '../../words/types.ts'
import {
  backgrounds,
  cameraModes,
  overlayNames,
  type StageAddress,
  stageSizes,
  stageThemes,
  stageViews,
} from './address.ts'
import { DelayField, OverlayBoxes } from './fields.tsx'

interface Props {
  readonly address: StageAddress
  onChange(change: Partial<StageAddress>): void
}

/** The options with a few named values, in the order of the form. */
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
  const { overlays } = address
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
      <OverlayBoxes
        chosen={overlays}
        onChange={(changed, isOn) =>
          onChange({
            overlays: overlayNames.filter((name) =>
              name === changed ? isOn : overlays.includes(name),
            ),
          })
        }
      />
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
      <DelayField
        seconds={address.delaySeconds}
        onChange={(delaySeconds) => onChange({ delaySeconds })}
      />
    </div>
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
