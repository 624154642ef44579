/** A segmented control: a radio group component for one choice out of a few. */
import { Label, Radio, RadioGroup } from 'react-aria-components'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly T[]
  textOf(choice: T): string
  langOf?(choice: T): string
  onChange(choice: T): void
}

export function Segments<T extends string>(props: Props<T>) {
  const { label, value, choices, textOf, langOf, onChange } = props
  return (
    <RadioGroup
      className="segments"
      value={value}
      onChange={(next) => onChange(next as T)}
      orientation="horizontal"
    >
      <Label className="field-label">{label}</Label>
      <div className="segment-row">
        {choices.map((choice) => (
          <Radio key={choice} value={choice} className="segment">
            <span lang={langOf?.(choice)}>{textOf(choice)}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
