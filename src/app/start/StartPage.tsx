/** Start page: the games as objects on a table, saved matches, settings. */
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { languages } from '../../words/types.ts'
import { gameIds, manifests } from '../../games/index.ts'
import { Link } from '../Link.tsx'
import { useSavesFault } from '../saves/index.ts'
import { lookForSpace, useSpace } from '../saves/space.ts'
import { changeSettings } from '../settings/store.ts'
import { Speech } from '../speech.tsx'
import { FileDrop } from './FileDrop.tsx'
import { GameObject } from './GameObject.tsx'
import { Balcony } from './Balcony.tsx'
import { useSavedShelf } from './shelf.ts'
import { ShelfList, shelfTitle } from './ShelfList.tsx'
import { useColumn } from './useColumn.ts'
import './start.css'

const ownSigns = { en: 'EN', el: 'ΕΛ', pl: 'PL', ru: 'РУ' } as const
const ownNames = { en: 'English', el: 'Ελληνικά', pl: 'Polski', ru: 'Русский' } as const

/** Sorted as in the background image. */
const leftToRight = [...manifests].sort((a, b) => a.object.x - b.object.x)
const SpaceNote = lazy(() => import('./SpaceNote.tsx'))

const parts = [...gameIds, 'pages', 'start']

export default function StartPage() {
  return (
    <Speech parts={parts}>
      <StartContent />
    </Speech>
  )
}

function StartContent() {
  const voice = useVoice()
  const shelf = useSavedShelf()
  const fault = useSavesFault((saves) => saves.fault)
  const scarce = useSpace((space) => space.scarce)
  useEffect(() => void lookForSpace(), [])
  const open = shelf.headers.find(({ game, winners }) => !winners && gameIds.includes(game))
  const page = useRef<HTMLDivElement>(null)
  const isColumn = useColumn(page)
  const matches = (
    <section key="shelf" className="start-shelf paper" aria-labelledby={shelfTitle}>
      <h2 id={shelfTitle} tabIndex={-1}>
        {voice.word('ui.start.shelf')}
      </h2>
      {open && (
        <Link className="button primary" href={`/table/${open.id}`}>
          {voice.word('ui.start.continueLast', {
            game: { key: `${open.game}.name` },
          })}
        </Link>
      )}
      {fault && <p className="quiet">{voice.word(`ui.fault.${fault}`)}</p>}
      {(scarce || fault === 'full') && (
        <Suspense fallback={null}>
          <SpaceNote scarce={scarce} onGone={() => void shelf.look()} />
        </Suspense>
      )}
      <ShelfList shelf={shelf} />
      <FileDrop onKept={() => void shelf.look()} />
    </section>
  )
  const games = (
    <section key="games" className="start-games" aria-labelledby="games-title">
      <h2 id="games-title" className="unseen">
        {voice.word('ui.start.games')}
      </h2>
      <ul className="objects">
        {leftToRight.map((game) => (
          <GameObject key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
  return (
    <div className="start" ref={page}>
      <title>Jharokha</title>
      <Balcony />
      <div className="start-page">
        <header className="start-head">
          <h1 className="start-title">Jharokha</h1>
          <p className="start-tagline">{voice.word('ui.start.tagline')}</p>
        </header>
        <Tools />
        <main className="start-main">{isColumn ? [games, matches] : [matches, games]}</main>
      </div>
    </div>
  )
}

function Tools() {
  const voice = useVoice()
  return (
    <nav className="start-tools" aria-label={voice.word('ui.settings')}>
      <div className="languages" role="group" aria-label={voice.word('ui.set.language')}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-label={`${ownSigns[language]}: ${ownNames[language]}`}
            aria-pressed={language === voice.language}
            onClick={() => changeSettings({ language })}
          >
            {ownSigns[language]}
          </button>
        ))}
      </div>
      <Link className="button small" href="/settings">
        {voice.word('ui.settings')}
      </Link>
      <Link className="button small" href="/showcase">
        {voice.word('start.showcase')}
      </Link>
    </nav>
  )
}
