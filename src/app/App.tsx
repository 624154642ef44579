/** Root component: renders the page of the current address; pages are loaded lazily. */
import { lazy, Suspense, useEffect, useRef } from 'react'
import { gameIds } from '../games/index.ts'
import { Mishap } from './faults/Mishap.tsx'
import { useVersions } from './newer.ts'
import { parseRoute, type Route, useAddress } from './routes.ts'
import { Speech } from './speech.tsx'
import { Waiting } from './Waiting.tsx'

const Start = lazy(() => import('./start/StartPage.tsx'))
const Setup = lazy(() => import('./setup/Setup.tsx'))
const TablePage = lazy(() => import('./table/TablePage.tsx'))
const End = lazy(() => import('./end/End.tsx'))
const Reference = lazy(() => import('./reference/ReferencePage.tsx'))
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx'))
const Showcase = lazy(() => import('./showcase/Showcase.tsx'))
const StagePage = lazy(() => import('./stage/StagePage.tsx'))
const DeskPage = lazy(() => import('./stage/DeskPage.tsx'))
const AddressPage = lazy(() => import('./stage/AddressPage.tsx'))
const FilmPage = lazy(() => import('./film/FilmPage.tsx'))
const JoinPage = lazy(() => import('./join/JoinPage.tsx'))
const HandPage = lazy(() => import('./hand/HandPage.tsx'))
const Nowhere = lazy(() => import('./faults/Nowhere.tsx'))
const trays = import.meta.glob<{ default: React.ComponentType }>('./tray/TrayBench.tsx')
const TrayBench = lazy<React.ComponentType>(
  async () => (await trays['./tray/TrayBench.tsx']?.()) ?? import('./faults/Nowhere.tsx'),
)

const pageWords = ['pages']
const stageWords = ['stage', 'pages']
const filmWords = ['film']
const handWords = ['hand', 'link']
const trayWords = ['tray', ...gameIds]

export function App() {
  const address = useAddress()
  const path = address.split('?')[0] ?? '/'
  const route = parseRoute(path)
  useTop(path)
  useVersions(route.page)
  return (
    <Speech>
      <Mishap key={path}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </Mishap>
    </Speech>
  )
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'start':
      return <Start />
    case 'setup':
      return <Setup key={route.game} id={route.game} />
    case 'table':
      return <TablePage key={route.match} id={route.match} />
    case 'end':
      return <End key={route.match} id={route.match} />
    case 'reference':
      return <Reference key={route.game} id={route.game} />
    case 'settings':
      return (
        <Speech parts={pageWords}>
          <SettingsPage />
        </Speech>
      )
    case 'tray':
      return (
        <Speech parts={trayWords}>
          <TrayBench />
        </Speech>
      )
    case 'showcase':
      return <Showcase {...route} />
    case 'stage':
      return <StagePage />
    case 'desk':
    case 'address':
      return (
        <Speech parts={stageWords}>{route.page === 'desk' ? <DeskPage /> : <AddressPage />}</Speech>
      )
    case 'film':
      return (
        <Speech parts={filmWords}>
          <FilmPage />
        </Speech>
      )
    case 'join':
    case 'hand':
      return (
        <Speech parts={handWords}>{route.page === 'join' ? <JoinPage /> : <HandPage />}</Speech>
      )
    case 'nowhere':
      return <Nowhere />
  }
}

/** Moves the focus to the top after navigation, for keyboards and screen readers. */
function useTop(path: string): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else document.body.focus()
  }, [path])
}
