/** A page with nothing but Rajas' table after so many inputs of bots: for looking and measuring. */
import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya-sans/800.css'
import { createRoot } from 'react-dom/client'
import { pageFrames, pageTime } from '../../../src/app/pageTime.ts'
import { botFor } from '../../../src/bots/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import type { SceneProps } from '../../../src/scenes/board/scene.ts'
import {
  type Aim,
  type CameraPose,
  type Drawn,
  qualities,
  type Shot,
} from '../../../src/scenes/contract.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import TableCanvas from '../../../src/scenes/TableCanvas.tsx'
import { stillClock } from '../../../src/session/clock.ts'
import { beatOf } from '../../../src/session/show/beat.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'

const query = new URLSearchParams(location.search)
const seats = Number(query.get('seats') ?? 4)
const length = Number(query.get('length') ?? 300)
const wait = query.get('wait')
const options = JSON.parse(query.get('options') ?? '{}') as Record<string, never>
const quality = qualities.find((name) => name === query.get('quality')) ?? 'high'

type Now = Match<never, never, never, never>

/** By bots, until it has the length and waits for what is wanted, or to its end. */
function played(): Now {
  const started = start(rajas, seats, options)
  if (!started.ok) throw new Error('no match')
  const random = makeRandom(query.get('seed') ?? 'look')
  const bot = botFor(rajas)
  let match = started.match as unknown as Now
  const waits = (now: Now): string =>
    (now.state as { table: { flow: { wait: { kind: string } } } }).table.flow.wait.kind
  for (let next = pendingOf(match)[0]; next; next = pendingOf(match)[0]) {
    if (match.length >= length && (wait === null || waits(match) === wait)) break
    const done =
      next.kind === 'chance'
        ? submit(match, { kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) })
        : submit(match, {
            kind: 'command',
            seat: next.seat,
            command: bot(
              match.game.view(match.state, next.seat),
              legalFor(match, next.seat),
              next.seat,
              random,
            ) as never,
          })
    if (!done.ok) throw new Error(done.refusal.code)
    match = done.match
  }
  return match
}

await Promise.all(
  ['700 20px Alegreya', "800 20px 'Alegreya Sans'"].map((f) => document.fonts.load(f)),
)
const match = played()
const scene = makeScene(rajas.values, seats)
const viewOf = (state: never) => match.game.view(state, 'table')
const acting = pendingOf(match).flatMap((item) =>
  item.kind === 'choice' ? [{ seat: item.seat, legal: legalFor(match, item.seat) }] : [],
)
const first = acting[0]
const command = first?.legal[Number(query.get('focus') ?? -1)]
const focused: Aim<never> | null = first && command ? { seat: first.seat, command } : null
const before = match.last?.before ?? match.state
const step = {
  number: 1,
  from: viewOf(before) as never,
  to: viewOf(match.state) as never,
  events: match.last?.events ?? [],
}
const beat = beatOf(step, scene.plan)
const drawn: Drawn[] = []
Object.assign(window, { table: { drawn, ready: false, frames: 0 }, shown: { beat, scene } })
const table = (window as unknown as { table: { ready: boolean; frames: number } }).table
const attention = scene.attention(step.to, acting as never)

const languages = ['en', 'el', 'pl', 'ru'] as const
const language = languages.find((one) => one === query.get('language')) ?? 'en'
const voice = makeVoice(language, await loadDictionary(language), String)

/** `camera=asked`, a name, or six numbers: where it stands and what it looks at. */
function cameraOf(wanted: string): string | Shot {
  if (wanted === 'asked') return attention
  const [x, y, z, toX, toY, toZ] = wanted.split(',').map(Number)
  if (toZ === undefined) return wanted
  return { pose: { position: [x, y, z], target: [toX, toY, toZ] } as CameraPose }
}

const board: SceneProps = {
  seats,
  names: ['Ada', 'Bartholomew', 'Ζωή', 'Świętopełk'],
  viewer: 'table',
  beat: beat as never,
  clock: stillClock(Number(query.get('moving') ?? 99)),
  acting: query.has('quiet') ? [] : (acting as never),
  focused: focused as never,
  chosen: query.get('chosen')?.split(',') ?? [],
  say: voice.say,
  onFocus: () => undefined,
  onCommand: () => undefined,
  onChoose: () => undefined,
  onWonder: () => undefined,
}

createRoot(document.querySelector('#table') as HTMLElement).render(
  <TableCanvas
    time={pageTime}
    frames={{ isExact: false, join: (draw) => pageFrames.join(draw) }}
    scene={scene as never}
    board={board}
    roll={null}
    hand={null}
    quality={quality}
    camera={cameraOf(query.get('camera') ?? 'seat')}
    reducedMotion={false}
    onReady={() => {
      table.ready = true
    }}
    onContext={(state) => console.log('context', state)}
    onDrawn={(one) => {
      table.frames = one.frames
      drawn.push(one)
    }}
  />,
)
