/** Form fields that the address page and the desk share: overlays and delay. */
import { Checkbox } from 'react-aria-components'
import { useVoice } from '../../ui/voice.tsx'
import { longestDelay, type OverlayName, overlayNames } from './address.ts'

interface OverlayBoxesProps {
  readonly chosen: readonly OverlayName[]
  onChange(name: OverlayName, isOn: boolean): void
}

export function OverlayBoxes({ chosen, onChange }: OverlayBoxesProps) {
  const voice = useVoice()
  return (
    <fieldset className="stage-overlays">
      <legend className="field-label">{voice.word('stage.set.overlays')}</legend>
      {overlayNames.map((name) => (
        <Checkbox
          key={name}
          className="checkbox"
          isSelected={chosen.includes(name)}
          onChange={(isOn) => onChange(name, isOn)}
        >
          <span className="check" aria-hidden="true" />
          {voice.word(`stage.set.overlays.${name}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface DelayFieldProps {
  readonly seconds: number
  onChange(seconds: number): void
}

export function DelayField({ seconds, onChange }: DelayFieldProps) {
  const voice = useVoice()
  return (
    <label className="stage-delay">
      <span className="field-label">{voice.word('stage.set.delay', { n: longestDelay })}</span>
      <input
        className="input"
        type="number"
        min={0}
        max={longestDelay}
        value={seconds}
        onChange={({ target }) => {
          const given = Math.round(Number(target.value))
          if (given >= 0 && given <= longestDelay) onChange(given)
        }}
      />
    </label>
  )
}
