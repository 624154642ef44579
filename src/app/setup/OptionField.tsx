/** Form field of a game option: flag, choice, or choice per seat. */
import { Checkbox } from 'react-aria-components'
import type { OptionSpec, OptionValue } from '../../kernel/options.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { Sitting } from '../../session/seating.ts'

interface Props {
  readonly game: string
  readonly spec: OptionSpec
  readonly value: OptionValue | undefined
  readonly sittings: readonly Sitting[]
  onChange(value: OptionValue): void
}

export function OptionField({ game, spec, value, sittings, onChange }: Props) {
  const voice = useVoice()
  const key = `${game}.option.${spec.key}`
  const choiceText = (choice: string) => voice.say({ key: `${key}.${choice}` })
  return (
    <div className="option">
      {spec.kind === 'flag' && (
        <Checkbox
          className="checkbox"
          isSelected={typeof value === 'boolean' ? value : spec.preset}
          onChange={onChange}
        >
          <span className="check" aria-hidden="true" />
          {voice.say({ key })}
        </Checkbox>
      )}
      {spec.kind === 'pick' && (
        <Segments
          label={voice.say({ key })}
          value={typeof value === 'string' ? value : spec.preset}
          choices={spec.choices}
          textOf={choiceText}
          onChange={onChange}
        />
      )}
      {spec.kind === 'seatPick' &&
        sittings.map((sitting, seat) => {
          const picks = Array.isArray(value) ? (value as readonly string[]) : []
          const pickOf = (at: number) => picks[at] ?? spec.preset
          return (
            <Segments
              key={seat}
              label={voice.word('ui.setup.optionFor', {
                option: { key },
                name: { raw: sitting.name },
              })}
              value={pickOf(seat)}
              choices={spec.choices}
              textOf={choiceText}
              onChange={(pick) => onChange(sittings.map((_, i) => (i === seat ? pick : pickOf(i))))}
            />
          )
        })}
      <p className="quiet">{voice.say({ key: `${key}.about` })}</p>
    </div>
  )
}
