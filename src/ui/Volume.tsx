/** A volume slider component, from 0 to 100. */
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'

interface Props {
  readonly label: string
  readonly value: number
  onChange(value: number): void
}

export function Volume({ label, value, onChange }: Props) {
  return (
    <Slider
      className="slider"
      value={value}
      minValue={0}
      maxValue={100}
      step={5}
      onChange={(next) => onChange(next as number)}
    >
      <Label className="field-label">{label}</Label>
      <SliderOutput className="slider-output" />
      <SliderTrack className="slider-track">
        <div className="slider-fill" style={{ inlineSize: `${value}%` }} />
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </Slider>
  )
}
