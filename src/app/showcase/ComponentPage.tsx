/** One component in the hand: turned, lit, taken apart and tried on the left; what it is and what can be taken away on the right. */
import { useMemo, useRef } from 'react'
import type { Component } from '../../showcase/component.ts'
import type { Shelf } from '../../showcase/shelves.ts'
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { Link } from '../Link.tsx'
import { Controls } from './Controls.tsx'
import { type Shelved, useEditionShelf } from './editions.ts'
import { ComponentFacts } from './ComponentFacts.tsx'
import { shelfName } from './Gallery.tsx'
import { Numbers } from './Numbers.tsx'
import { TakeAway } from './TakeAway.tsx'
import { useSight } from './useSight.ts'
import { useViewer } from './useViewer.ts'

export function ComponentPage({ shelf, id }: { readonly shelf: Shelf; readonly id: string }) {
  const voice = useVoice()
  const shelved = useEditionShelf(shelf)
  const component = shelved?.components.find((one) => one.id === id)
  if (!shelved) return <div className="showcase-waiting" />
  if (!component) {
    return <FaultNotice title={voice.word('ui.nowhere')} text={voice.word('showcase.unknown')} />
  }
  return <InTheHand component={component} shelved={shelved} />
}

interface Props {
  readonly component: Component
  readonly shelved: Shelved
}

function InTheHand({ component, shelved }: Props) {
  const voice = useVoice()
  const { sight, frame, change } = useSight(component)
  const holder = useRef<HTMLDivElement>(null)
  const viewer = useViewer({
    holder,
    component,
    values: shelved.game?.values,
    sight,
    frame,
    change,
  })
  const name = voice.say(component.name)
  const stage = (
    <div
      ref={holder}
      className="showcase-stage"
      role="group"
      tabIndex={0}
      aria-label={voice.word('showcase.stage', { name: { raw: name } })}
      {...viewer.hand}
    >
      {viewer.state === 'coming' && (
        <p className="showcase-coming">{voice.word('showcase.coming')}</p>
      )}
      {viewer.state === 'lost' && <p className="slip paper">{voice.word('showcase.lost')}</p>}
      {viewer.state === 'missing' && <p className="slip paper">{voice.word('showcase.missing')}</p>}
      {viewer.state === 'none' && <p className="slip paper">{voice.word('showcase.noWebGl')}</p>}
    </div>
  )
  if (frame.isBare) return <main className="showcase-bare">{stage}</main>
  return (
    <main className="showcase-one">
      <title>{`${name} · Jharokha`}</title>
      {stage}
      <div className="showcase-panel paper">
        <nav className="row">
          <Link className="button small" href={`/showcase/${component.game}`}>
            {shelfName(voice, component.game)}
          </Link>
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

function Neighbours({
  component,
  all,
}: {
  readonly component: Component
  readonly all: readonly Component[]
}) {
  const voice = useVoice()
  const at = all.indexOf(component)
  const [before, after] = useMemo(() => [all.at(at - 1), all[(at + 1) % all.length]], [all, at])
  return (
    <>
      {before && (
        <Link className="button small" href={`/showcase/${before.game}/${before.id}`} rel="prev">
          {voice.word('showcase.before')}
        </Link>
      )}
      {after && (
        <Link className="button small" href={`/showcase/${after.game}/${after.id}`} rel="next">
          {voice.word('showcase.after')}
        </Link>
      )}
    </>
  )
}
