/** Controls of how a component is shown. Every change is a change of the link. */
import { clothNames } from '../../scenes/display/cloth.ts'
import { hours } from '../../scenes/display/light.ts'
import type { LookChoice, Component } from '../../showcase/component.ts'
import type { Sight } from '../../showcase/link.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { languages } from '../../words/types.ts'
import { makeSeed } from '../saves/chance.ts'
import { Select, SmallButton } from './fields.tsx'

interface Props {
  readonly component: Component
  readonly sight: Sight
  change(part: Partial<Sight>): void
}

/** Up to so many options lie side by side; more are a list. */
const mostSegments = 6

function ChoiceField({ choice, sight, change }: Omit<Props, 'component'> & { choice: LookChoice }) {
  const { say } = useVoice()
  const { picked } = sight
  const { id, label: key = `showcase.choice.${id}`, options } = choice
  const label = say({ key })
  const ids = options.map((option) => option.id)
  const props = {
    value: picked.choices[id] ?? ids[0] ?? '',
    textOf: (one: string) => say(options[ids.indexOf(one)]?.name ?? { key: 'showcase.title' }),
    onChange: (next: string) =>
      change({ picked: { ...picked, choices: { ...picked.choices, [id]: next } } }),
  }
  if (ids.length < 2) return null
  if (ids.length <= mostSegments) return <Segments {...props} label={label} choices={ids} />
  return (
    <label>
      <span className="field-label">{label}</span>
      <Select {...props} options={ids} />
    </label>
  )
}

export function Controls({ component, sight, change }: Props) {
  const { word, say, language } = useVoice()
  const { picked } = sight
  return (
    <section className="showcase-controls" aria-label={word('showcase.look')}>
      {component.choices.map((choice) => (
        <ChoiceField key={choice.id} choice={choice} sight={sight} change={change} />
      ))}
      {component.states.length > 1 && (
        <Segments
          label={word('showcase.state')}
          value={picked.state}
          choices={component.states}
          textOf={(state) => say({ key: `showcase.state.${state}` })}
          onChange={(state) => change({ picked: { ...picked, state }, dropped: null })}
        />
      )}
      <Segments
        label={word('showcase.light')}
        value={sight.hour}
        choices={hours}
        textOf={(hour) => word(`showcase.light.${hour}`)}
        onChange={(hour) => change({ hour })}
      />
      <Segments
        label={word('showcase.cloth')}
        value={sight.cloth}
        choices={clothNames}
        textOf={(cloth) => word(`showcase.cloth.${cloth}`)}
        onChange={(cloth) => change({ cloth })}
      />
      {component.isPrinted && (
        <Segments
          label={word('showcase.print')}
          value={sight.print ?? language}
          choices={languages}
          textOf={(one) => one.toUpperCase()}
          langOf={(one) => one}
          onChange={(print) => change({ print })}
        />
      )}
      <label className="showcase-apart">
        <span className="field-label">{word('showcase.apart')}</span>
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

function Switches({ component: { handful }, sight, change }: Props) {
  const { word } = useVoice()
  const { eye, hasHand, dropped } = sight
  // zooms out, so that both component and hand are seen whole
  const withHand = { hasHand: true, eye: { ...eye, zoom: Math.min(1, eye.zoom) } }
  return (
    <div className="row">
      <SmallButton
        aria-pressed={hasHand}
        onClick={() => change(hasHand ? { hasHand: false } : withHand)}
      >
        {word('showcase.hand')}
      </SmallButton>
      <SmallButton
        aria-pressed={eye.pitch < 0}
        onClick={() => change({ eye: { ...eye, pitch: -eye.pitch || -20 } })}
      >
        {word('showcase.below')}
      </SmallButton>
      {handful > 0 && (
        <SmallButton onClick={() => change({ dropped: makeSeed().slice(0, 6), apart: 0 })}>
          {word('showcase.drop', { n: handful })}
        </SmallButton>
      )}
      {dropped !== null && (
        <SmallButton onClick={() => change({ dropped: null })}>
          {word('showcase.pickUp')}
        </SmallButton>
      )}
    </div>
  )
}
