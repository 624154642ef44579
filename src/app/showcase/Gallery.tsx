/** All components by game and kind, as objects on cloth; what is searched for stays, the rest steps back. */
import { useState } from 'react'
import type { Component } from '../../showcase/component.ts'
import { shelves, type Shelf } from '../../showcase/shelves.ts'
import { addressFor } from '../../showcase/link.ts'
import { matches } from '../../showcase/search.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { Voice } from '../../words/voice.ts'
import { Link } from '../Link.tsx'
import { OwnValues } from '../setup/OwnValues.tsx'
import { ContactSheet } from './ContactSheet.tsx'
import { setOwn, type Shelved, useEditionShelf } from './editions.ts'
import { Thumb } from './Thumb.tsx'

export const shelfName = (voice: Voice, shelf: string): string =>
  shelf === 'place' ? voice.word('showcase.place') : voice.say({ key: `${shelf}.name` })

const textOf = (voice: Voice, { name, about, kind, rules }: Component): string =>
  [
    voice.say(name),
    about ? voice.say(about) : '',
    voice.say({ key: `showcase.kind.${kind}` }),
    ...rules,
  ].join(' ')

export function Gallery({ shelf }: { readonly shelf: Shelf | null }) {
  const voice = useVoice()
  const [wanted, search] = useState('')
  const shown = shelf ? [shelf] : shelves
  const title = shelf ? shelfName(voice, shelf) : voice.word('showcase.title')
  return (
    <div className="showcase">
      <title>{`${title} · Jharokha`}</title>
      <header className="showcase-head">
        <nav className="row">
          <Link className="button small" href="/">
            {voice.word('ui.toStart')}
          </Link>
          {shelf && (
            <Link className="button small" href="/showcase">
              {voice.word('showcase.all')}
            </Link>
          )}
          <Link className="button small" href="/showcase/budgets">
            {voice.word('showcase.budgets')}
          </Link>
        </nav>
        <h1>{title}</h1>
        <p>{voice.word('showcase.lead')}</p>
        <label className="showcase-search">
          <span className="field-label">{voice.word('showcase.search')}</span>
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
        {shown.map((id) => (
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
  const kinds = [...new Set(found.map(({ kind }) => kind))]
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
      {kinds.map((kind) => (
        <section key={kind}>
          <Kind className="showcase-kind">{voice.say({ key: `showcase.kind.${kind}` })}</Kind>
          <ul className="showcase-cloth">
            {found
              .filter((one) => one.kind === kind)
              .map((one) => (
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

/** Own values come in here, and the sheet of all components goes out. */
function ForDesigners({ shelved, shelf }: { readonly shelved: Shelved; readonly shelf: Shelf }) {
  const voice = useVoice()
  const { house, game, components } = shelved
  return (
    <div className="showcase-tools paper">
      <ContactSheet
        components={components}
        values={game?.values}
        shelf={shelf}
        title={shelfName(voice, shelf)}
      />
      {house && (
        <OwnValues game={house} onGame={(next) => setOwn(house.id, next === house ? null : next)} />
      )}
    </div>
  )
}
