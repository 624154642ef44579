/** All components by game and kind, as thumbnails on cloth; a search filters them. */
import { useState } from 'react'
import type { Component } from '../../showcase/component.ts'
import { shelves, type Shelf } from '../../showcase/shelves.ts'
import { addressFor } from '../../showcase/link.ts'
import { groupedBy } from '../../scenes/board/grouped.ts'
import { matches } from '../../showcase/search.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { Voice } from '../../words/voice.ts'
import { Link } from '../Link.tsx'
import { OwnValues } from '../setup/OwnValues.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { setOwn, type Shelved, useEditionShelf } from './editions.ts'
import { SmallLink } from './fields.tsx'
import { Thumb } from './Thumb.tsx'

export const shelfName = (voice: Voice, shelf: string): string =>
  shelf === 'place' ? voice.word('showcase.place') : voice.say({ key: `${shelf}.name` })

const kindOf = ({ say }: Voice, kind: string): string => say({ key: `showcase.kind.${kind}` })

const textOf = (voice: Voice, { name, about, kind, rules }: Component): string =>
  [voice.say(name), about ? voice.say(about) : '', kindOf(voice, kind), ...rules].join(' ')

export function Gallery({ shelf }: { readonly shelf: Shelf | null }) {
  const voice = useVoice()
  const { word } = voice
  const [wanted, search] = useState('')
  const title = shelf ? shelfName(voice, shelf) : word('showcase.title')
  return (
    <div className="showcase">
      <title>{`${title} · Jharokha`}</title>
      <header className="showcase-head">
        <nav className="row">
          <SmallLink href="/">{word('ui.toStart')}</SmallLink>
          {shelf && <SmallLink href="/showcase">{word('showcase.all')}</SmallLink>}
          <SmallLink href="/showcase/budgets">{word('showcase.budgets')}</SmallLink>
        </nav>
        <h1>{title}</h1>
        <p>{word('showcase.lead')}</p>
        <label className="showcase-search">
          <span className="field-label">{word('showcase.search')}</span>
          <input
            className="input"
            type="search"
            value={wanted}
            maxLength={60}
            onChange={(event) => search(event.target.value)}
          />
        </label>
      </header>
      <main>
        {(shelf ? [shelf] : shelves).map((id) => (
          <ShelfPart key={id} shelf={id} wanted={wanted} isAlone={shelf !== null} />
        ))}
      </main>
    </div>
  )
}

interface PartProps {
  readonly shelf: Shelf
  readonly wanted: string
  readonly isAlone: boolean
}

function ShelfPart({ shelf, wanted, isAlone }: PartProps) {
  const voice = useVoice()
  const shelved = useEditionShelf(shelf)
  if (!shelved) return <div className="showcase-waiting" />
  const found = shelved.components.filter(
    (one) => wanted === '' || matches(wanted, textOf(voice, one)),
  )
  const Kind = isAlone ? 'h2' : 'h3'
  return (
    <section className="showcase-shelf" aria-label={shelfName(voice, shelf)}>
      {!isAlone && (
        <h2>
          <Link href={`/showcase/${shelf}`}>{shelfName(voice, shelf)}</Link>
        </h2>
      )}
      <p role="status" className="quiet">
        {voice.word('showcase.found', { n: found.length })}
      </p>
      {isAlone && <ForDesigners shelved={shelved} shelf={shelf} />}
      {[...groupedBy(found, ({ kind }) => kind)].map(([kind, components]) => (
        <section key={kind}>
          <Kind className="showcase-kind">{kindOf(voice, kind)}</Kind>
          <ul className="showcase-cloth">
            {components.map((one) => (
              <li key={one.id}>
                <Link className="showcase-piece" href={addressFor(one)}>
                  <Thumb component={one} values={shelved.game?.values} />
                  <span>{voice.say(one.name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** Takes a designer's own values in, and gives the contact sheet out. */
function ForDesigners({ shelved, shelf }: { readonly shelved: Shelved; readonly shelf: Shelf }) {
  const title = shelfName(useVoice(), shelf)
  const { house, game, components } = shelved
  return (
    <div className="showcase-tools paper">
      <ContactSheet components={components} values={game?.values} shelf={shelf} title={title} />
      {house && (
        <OwnValues game={house} onGame={(next) => setOwn(house.id, next === house ? null : next)} />
      )}
    </div>
  )
}
