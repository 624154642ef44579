/** End page of a match: ranking, reason, proof, statistics, story; save, share and rematch. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { stepsOf } from '../../kernel/journal.ts'
import type { AnyStep, Match } from '../../kernel/match.ts'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { logOf } from '../state/log.ts'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { useMishap } from '../faults/useMishap.ts'
import { loadGame } from '../games.ts'
import { Leaf } from '../Leaf.tsx'
import { Link } from '../Link.tsx'
import { go } from '../routes.ts'
import { beginAndKeep } from '../saves/begin.ts'
import { makeSecret } from '../saves/chance.ts'
import { saves } from '../saves/index.ts'
import { BrokenRow } from '../saves/shape.ts'
import ShareButton from '../saves/ShareButton.tsx'
import { commit } from '../../session/trust/commitment.ts'
import { resume } from '../../session/resume.ts'
import type { Header } from '../../session/header.ts'
import { Speech, WithSitters } from '../speech.tsx'
import { Waiting } from '../Waiting.tsx'
import { Ranking } from './Ranking.tsx'
import Statistics from './Statistics.tsx'
import { OwnOutcome, WinnersNames, WinnersWindow } from './Winners.tsx'
import '../../ui/medallion.css'
import './end.css'

const Proof = lazy(async () => ({ default: (await import('../trust/Proof.tsx')).Proof }))

interface Ended {
  readonly match: Match
  readonly header: Header
}

async function bring(id: string): Promise<Ended | null> {
  const kept = await saves.read(id).catch(noMatchOf)
  const game = kept && (await loadGame(kept.header.game, kept.header.edition))
  if (!kept || !game) return null
  const { match } = resume(game, kept.header, kept.entries)
  return match && { match, header: kept.header }
}

/** The table of a match that cannot be read says why. */
function noMatchOf(error: unknown): null {
  if (error instanceof BrokenRow) return null
  throw error
}

export default function End({ id }: { readonly id: string }) {
  const voice = useVoice()
  const [ended, setEnded] = useState<Ended | null | undefined>()
  const fail = useMishap()
  useEffect(() => void bring(id).then(setEnded, fail), [id, fail])
  if (ended === undefined) return <Waiting />
  if (ended === null) {
    return <FaultNotice title={voice.word('ui.noMatch')} text={voice.word('ui.noMatchAbout')} />
  }
  return (
    <Speech parts={[ended.header.game, 'pages', 'trust']} coming={<Waiting />}>
      <WithSitters sitters={ended.header.sittings}>
        <EndLeaf {...ended} />
      </WithSitters>
    </Speech>
  )
}

function EndLeaf({ match, header }: Ended) {
  const voice = useVoice()
  const { game } = match
  const isBeginning = useRef(false)
  const result = game.result(match.state)
  const story = useMemo(() => {
    const steps: readonly AnyStep[] = stepsOf(match)
    return logOf(match, steps, steps.length, 'table')
  }, [match])

  const text = useCallback(async (): Promise<string> => {
    const { fileText } = await import('../saves/exchange.ts')
    return fileText(match, header)
  }, [match, header])

  async function hand(): Promise<void> {
    const { fileName, offerFile } = await import('../saves/exchange.ts')
    offerFile(fileName(header), await text())
  }
  /** The ref blocks a second click, so that only one match begins. */
  async function again(): Promise<void> {
    if (isBeginning.current) return
    isBeginning.current = true
    const outcome = await beginAndKeep(
      game,
      header.sittings,
      header.options,
      commit(makeSecret()),
    ).finally(() => {
      isBeginning.current = false
    })
    if (outcome.ok) go(`/table/${outcome.header.id}`)
  }

  const name = voice.say({ key: `${game.id}.name` })
  return (
    <Leaf
      title={voice.word(result ? 'ui.end.title' : 'ui.end.unfinished', { game: { raw: name } })}
    >
      {result && (
        <>
          <WinnersWindow standings={result.standings} />
          <WinnersNames standings={result.standings} />
          <OwnOutcome standings={result.standings} sittings={header.sittings} />
          <p className="lead end-why">
            <LineView line={result.why} />
          </p>
          <Ranking {...result} />
        </>
      )}
      <p className="row end-ways">
        <button type="button" className="button primary" onClick={() => void again()}>
          {voice.word('ui.end.again')}
        </button>
        <Link className="button" href={`/table/${header.id}`}>
          {voice.word(result ? 'ui.end.look' : 'ui.start.continue')}
        </Link>
        <button type="button" className="button" onClick={() => void hand()}>
          {voice.word('ui.save')}
        </button>
        <ShareButton className="button" match={() => match} header={() => header} />
      </p>
      <Suspense fallback={null}>
        <Proof text={text} />
      </Suspense>
      <Statistics match={match} header={header} />
      <details className="story">
        <summary>{voice.word('ui.end.story', { n: story.length })}</summary>
        <ol>
          {story.map((entry, i) => (
            <li key={i}>
              <LineView line={entry.line} />
            </li>
          ))}
        </ol>
      </details>
    </Leaf>
  )
}
