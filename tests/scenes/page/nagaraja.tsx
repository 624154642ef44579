/**
 * Nagaraja's table by its address, as bots have played it: `?seed=a&length=60&viewer=0&camera=seat&quality=low`;
 * `table.look('?length=90')` shows another moment on the same page.
 */
import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya-sans/700.css'
import { createRoot } from 'react-dom/client'
import { useEffect, useMemo, useState } from 'react'
import { pageFrames, pageTime } from '../../../src/app/pageTime.ts'
import { makeNagarajaBot } from '../../../src/bots/nagaraja/index.ts'
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import type { Viewer } from '../../../src/kernel/seat.ts'
import { ready } from '../../../src/physics/rapier.ts'
import type { SceneProps } from '../../../src/scenes/board/scene.ts'
import { type Aim, qualities } from '../../../src/scenes/contract.ts'
import { makeScene } from '../../../src/scenes/nagaraja/index.ts'
import TableCanvas from '../../../src/scenes/TableCanvas.tsx'
import { stillClock } from '../../../src/session/clock.ts'
import { beatOf } from '../../../src/session/show/beat.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'

type Played = Match<ReturnType<typeof nagaraja.setup>, never, Command, never>

/** Bots at both seats; chance from a seed; on to the first moment that is asked for. */
function played(query: URLSearchParams): Played {
  const [phase, event] = [query.get('phase'), query.get('event')]
  const length = Number(query.get('length') ?? 60)
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error('no match')
  const random = makeRandom(query.get('seed') ?? 'look')
  const bot = makeNagarajaBot(nagaraja.values)
  let match = begun.match as unknown as Played
  const isEnough = () =>
    match.length >= length &&
    (phase === null || match.state.phase.kind === phase) &&
    (event === null ||
      match.last?.events.some(({ type }: { readonly type: string }) => type === event))
  while (!isEnough()) {
    const [next] = pendingOf(match)
    if (!next) return match
    const input =
      next.kind === 'chance'
        ? ({ kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) } as const)
        : ({
            kind: 'command',
            seat: next.seat,
            command: bot(
              nagaraja.view(match.state, next.seat),
              legalFor(match, next.seat),
              next.seat,
              random,
            ),
          } as const)
    const done = submit(match, input)
    if (!done.ok) throw new Error(done.refusal.code)
    match = done.match
  }
  return match
}

const scene = makeScene(nagaraja.values, 2)
await ready()

function momentOf(query: URLSearchParams) {
  const seat = query.get('viewer')
  const viewer: Viewer = seat === null || seat === 'table' ? 'table' : Number(seat)
  const match = played(query)
  const before = match.last?.before ?? match.state
  const step = {
    number: match.length,
    from: nagaraja.view(query.has('moving') ? before : match.state, viewer),
    to: nagaraja.view(match.state, viewer),
    events: (match.last?.events ?? []).map((one) => nagaraja.redact(one, viewer)),
  }
  const acting = pendingOf(match).flatMap((item) =>
    item.kind === 'choice' && (viewer === 'table' || item.seat === viewer)
      ? [{ seat: item.seat, legal: legalFor(match, item.seat) }]
      : [],
  )
  const [first] = acting
  const command = query.has('focus') ? first?.legal[Number(query.get('focus'))] : undefined
  const focused: Aim<Command> | null = first && command ? { seat: first.seat, command } : null
  const beat = beatOf(step, scene.plan)
  const moving = query.get('moving')
  const clock = stillClock(moving === null || moving === '' ? 99 : Number(moving))
  return { viewer, step, acting: query.has('quiet') ? [] : acting, focused, beat, clock }
}

const languages = ['en', 'el', 'pl', 'ru'] as const
const wanted = new URLSearchParams(location.search).get('language')
const language = languages.find((one) => one === wanted) ?? 'en'
const voice = makeVoice(language, await loadDictionary(language), String)

function Page() {
  const [search, setSearch] = useState(location.search)
  const query = useMemo(() => new URLSearchParams(search), [search])
  const {
    viewer,
    step,
    acting,
    focused: first,
    beat,
    clock,
  } = useMemo(() => momentOf(query), [query])
  const [focused, setFocused] = useState(first)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const show = (next: string) => {
    const other = new URLSearchParams(next)
    setSearch(next)
    setFocused(momentOf(other).focused)
    setChosen(other.get('chosen')?.split(',') ?? [])
  }
  useEffect(() => void (window.table.look = show))
  const board = {
    seats: 2,
    names: ['Ada', 'Bartholomew'],
    viewer,
    beat,
    clock,
    acting,
    focused,
    chosen,
    say: voice.say,
    onFocus: setFocused,
    onCommand: () => undefined,
    onChoose: setChosen,
  }
  return (
    <TableCanvas
      time={pageTime}
      frames={{ isExact: false, join: pageFrames.join }}
      scene={scene as never}
      board={board as unknown as SceneProps}
      roll={null}
      hand={null}
      quality={qualities.find((name) => name === query.get('quality')) ?? 'high'}
      camera={query.get('camera') ?? scene.attention(step.to, acting)}
      reducedMotion
      onReady={() => {
        window.table.ready = true
      }}
      onContext={(state) => console.log('context', state)}
      onDrawn={(drawn) => {
        window.table.frames = drawn.frames
        window.table.drawn.push(drawn)
      }}
    />
  )
}

window.table = {
  drawn: [],
  frames: 0,
  ready: false,
  gesture: null,
  roll: () => undefined,
  hold: () => undefined,
  look: () => undefined,
  set: () => undefined,
}
createRoot(document.querySelector('#table') as HTMLElement).render(<Page />)
