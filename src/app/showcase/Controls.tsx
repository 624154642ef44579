/** Light, cloth, looks, states, a hand beside it, a handful of it: each change is a change of the link. */
import { clothNames } from '../../scenes/display/cloth.ts'
import { hours } from '../../scenes/display/light.ts'
import type { LookChoice, Component } from '../../showcase/component.ts'
import type { Sight, Tongue } from '../../showcase/link.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { languages } from '../../words/types.ts'
import { makeSeed } from '../saves/chance.ts'

interface Props {
  readonly component: Component
  readonly sight: Sight
  change(part: Partial<Sight>): void
}

/** So many options lie side by side; more are a list to pull down. */
const fewest = 6

function ChoiceField({
  choice,
  sight,
  change,
}: Omit<Props, 'component'> & { readonly choice: LookChoice }) {
  const voice = useVoice()
  const { picked } = sight
  const { id, options } = choice
  const label = voice.say({ key: `showcase.choice.${id}` })
  const value = picked.choices[id] ?? options[0]?.id ?? ''
  const choose = (next: string) =>
    change({ picked: { ...picked, choices: { ...picked.choices, [id]: next } } })
  const nameOf = (option: string) =>
    voice.say(options.find((one) => one.id === option)?.name ?? { key: 'showcase.title' })
  if (options.length < 2) return null
  if (options.length <= fewest) {
    return (
      <Segments
        label={label}
        value={value}
        choices={options.map((one) => one.id)}
        textOf={nameOf}
        onChange={choose}
      />
    )
  }
  return (
    <label>
      <span className="field-label">{label}</span>
      <select className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {voice.say(one.name)}
          </option>
        ))}
      </select>
    </label>
  )
}

export function Controls({ component, sight, change }: Props) {
  const voice = useVoice()
  const { picked } = sight
  return (
    <section className="showcase-controls" aria-label={voice.word('showcase.look')}>
      {component.choices.map((choice) => (
        <ChoiceField key={choice.id} choice={choice} sight={sight} change={change} />
      ))}
      {component.states.length > 1 && (
        <Segments
          label={voice.word('showcase.state')}
          value={picked.state}
          choices={component.states}
          textOf={(state) => voice.say({ key: `showcase.state.${state}` })}
          onChange={(state) => change({ picked: { ...picked, state }, dropped: null })}
        />
      )}
      <Segments
        label={voice.word('showcase.light')}
        value={sight.hour}
        choices={hours}
        textOf={(hour) => voice.word(`showcase.light.${hour}`)}
        onChange={(hour) => change({ hour })}
      />
      <Segments
        label={voice.word('showcase.cloth')}
        value={sight.cloth}
        choices={clothNames}
        textOf={(cloth) => voice.word(`showcase.cloth.${cloth}`)}
        onChange={(cloth) => change({ cloth })}
      />
      {component.isPrinted && <PrintField sight={sight} change={change} />}
      <label className="showcase-apart">
        <span className="field-label">{voice.word('showcase.apart')}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={sight.apart}
          disabled={sight.dropped !== null}
          onChange={(event) => change({ apart: Number(event.target.value) })}
        />
      </label>
      <Switches component={component} sight={sight} change={change} />
    </section>
  )
}

function PrintField({ sight, change }: Omit<Props, 'component'>) {
  const voice = useVoice()
  return (
    <Segments<Tongue>
      label={voice.word('showcase.print')}
      value={sight.print ?? voice.language}
      choices={languages}
      textOf={(language) => language.toUpperCase()}
      langOf={(language) => language}
      onChange={(print) => change({ print })}
    />
  )
}

/** Both are seen whole. */
const besideHand = ({ eye }: Sight): Partial<Sight> => ({
  hasHand: true,
  eye: { ...eye, zoom: Math.min(1, eye.zoom) },
})

function Switches({ component, sight, change }: Props) {
  const voice = useVoice()
  return (
    <div className="row">
      <button
        type="button"
        className="button small"
        aria-pressed={sight.hasHand}
        onClick={() => change(sight.hasHand ? { hasHand: false } : besideHand(sight))}
      >
        {voice.word('showcase.hand')}
      </button>
      <button
        type="button"
        className="button small"
        aria-pressed={sight.eye.pitch < 0}
        onClick={() => change({ eye: { ...sight.eye, pitch: -sight.eye.pitch || -20 } })}
      >
        {voice.word('showcase.below')}
      </button>
      {component.handful > 0 && (
        <button
          type="button"
          className="button small"
          onClick={() => change({ dropped: makeSeed().slice(0, 6), apart: 0 })}
        >
          {voice.word('showcase.drop', { n: component.handful })}
        </button>
      )}
      {sight.dropped !== null && (
        <button type="button" className="button small" onClick={() => change({ dropped: null })}>
          {voice.word('showcase.pickUp')}
        </button>
      )}
    </div>
  )
}
