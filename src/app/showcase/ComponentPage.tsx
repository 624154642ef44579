/** The page of one component: its picture on the left; facts, controls and downloads on the right. */
import { useRef } from 'react'
import type { Component } from '../../showcase/component.ts'
import { addressFor } from '../../showcase/link.ts'
import type { Shelf } from '../../showcase/shelves.ts'
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { Controls } from './Controls.tsx'
import { type Shelved, useEditionShelf } from './editions.ts'
import { ComponentFacts } from './ComponentFacts.tsx'
import { SmallLink } from './fields.tsx'
import { shelfName } from './Gallery.tsx'
import { Numbers } from './Numbers.tsx'
import { TakeAway } from './TakeAway.tsx'
import { useSight } from './useSight.ts'
import { useViewer } from './useViewer.ts'

export function ComponentPage({ shelf, id }: { readonly shelf: Shelf; readonly id: string }) {
  const { word } = useVoice()
  const shelved = useEditionShelf(shelf)
  const component = shelved?.components.find((one) => one.id === id)
  if (!shelved) return <div className="showcase-waiting" />
  if (!component) return <FaultNotice title={word('ui.nowhere')} text={word('showcase.unknown')} />
  return <OneComponent component={component} shelved={shelved} />
}

interface Props {
  readonly component: Component
  readonly shelved: Shelved
}

function OneComponent({ component, shelved }: Props) {
  const voice = useVoice()
  const { word } = voice
  const { sight, frame, change } = useSight(component)
  const holder = useRef<HTMLDivElement>(null)
  const values = shelved.game?.values
  const viewer = useViewer({ holder, component, values, sight, frame, change })
  const name = voice.say(component.name)
  const stage = (
    <div
      ref={holder}
      className="showcase-stage"
      role="group"
      tabIndex={0}
      aria-label={word('showcase.stage', { name: { raw: name } })}
      {...viewer.turning}
    >
      {viewer.state === 'coming' && <p className="showcase-coming">{word('showcase.coming')}</p>}
      {viewer.state === 'lost' && <p className="slip paper">{word('showcase.lost')}</p>}
      {viewer.state === 'missing' && <p className="slip paper">{word('showcase.missing')}</p>}
      {viewer.state === 'none' && <p className="slip paper">{word('showcase.noWebGl')}</p>}
    </div>
  )
  if (frame.isBare) return <main className="showcase-bare">{stage}</main>
  return (
    <main className="showcase-one">
      <title>{`${name} · Jharokha`}</title>
      {stage}
      <div className="showcase-panel paper">
        <nav className="row">
          <SmallLink href={`/showcase/${component.game}`}>
            {shelfName(voice, component.game)}
          </SmallLink>
          <Neighbours component={component} all={shelved.components} />
        </nav>
        <h1>{name}</h1>
        <ComponentFacts component={component} />
        <Controls component={component} sight={sight} change={change} />
        <TakeAway component={component} sight={sight} viewer={viewer} />
        <Numbers component={component} cost={viewer.cost} />
      </div>
    </main>
  )
}

/** Links to the components before and after this one; the last one is followed by the first. */
function Neighbours(props: { readonly component: Component; readonly all: readonly Component[] }) {
  const { component, all } = props
  const { word } = useVoice()
  const at = all.indexOf(component)
  const before = all.at(at - 1) ?? component
  const after = all[(at + 1) % all.length] ?? component
  return (
    <>
      <SmallLink href={addressFor(before)} rel="prev">
        {word('showcase.before')}
      </SmallLink>
      <SmallLink href={addressFor(after)} rel="next">
        {word('showcase.after')}
      </SmallLink>
    </>
  )
}
