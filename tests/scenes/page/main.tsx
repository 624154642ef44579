/** A page with nothing but the table, driven by its address: for looking, measuring and browser tests. */
import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya/500.css'
import '@fontsource/alegreya-sans/700.css'
import '@fontsource/alegreya-sans/800.css'
import { createRoot } from 'react-dom/client'
import { useEffect, useMemo, useState } from 'react'
import { legalFor, pendingOf } from '../../../src/kernel/match.ts'
import { namedGesture } from '../../../src/physics/gesture.ts'
import { makeTicker } from '../../../src/session/show/ticker.ts'
import { pageFrames, pageScreening, pageTime } from '../../../src/app/pageTime.ts'
import { lengthOf } from '../../../src/physics/trackPose.ts'
import { stillClock } from '../../../src/session/clock.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import type { Gesture } from '../../../src/physics/types.ts'
import type { Piece } from '../../../src/kernel/chance.ts'
import {
  type Acting,
  type Aim,
  type Drawn,
  type HandThrow,
  qualities,
  type Roll,
} from '../../../src/scenes/contract.ts'
import type { FrameAsker, Frames } from '../../../src/scenes/frame.ts'
import { makeTime } from '../../../src/session/time.ts'
import type { SceneProps } from '../../../src/scenes/board/scene.ts'
import TableCanvas from '../../../src/scenes/TableCanvas.tsx'
import { makeScene } from '../../../src/scenes/border/index.ts'
import { beatOf } from '../../../src/session/show/beat.ts'
import { border } from '../../../src/games/border/index.ts'
import type { Command } from '../../../src/games/border/commands.ts'
import { playedMatch } from './matches.ts'

declare global {
  interface Window {
    table: {
      drawn: Drawn[]
      frames: number
      roll(): void
      hold(): void
      look(camera: string): void
      /** With `?exact`: the second at which everything is drawn, as in a film. */
      set(seconds: number): void
      ready: boolean
      gesture: Gesture | null
    }
  }
}

const query = new URLSearchParams(location.search)
const seats = Number(query.get('seats') ?? 4)
const length = Number(query.get('length') ?? 60)
const quality = qualities.find((name) => name === query.get('quality')) ?? 'high'
const phase = query.get('phase')
const scene = makeScene(border.values, seats)
const withScene = query.get('scene') !== 'none'

await ready()
await Promise.all(
  ['700 20px Alegreya', "800 20px 'Alegreya Sans'"].map((font) => document.fonts.load(font)),
)

const match = playedMatch(
  seats,
  query.get('seed') ?? 'look',
  (now) => now.length >= length && (phase === null || now.state.phase.kind === phase),
)
const before = match.last?.before ?? match.state
const names = ['Ada', 'Bartholomew', 'Ζωή', 'Świętopełk']
const acting: Acting<Command>[] = pendingOf(match).flatMap((item) =>
  item.kind === 'choice' ? [{ seat: item.seat, legal: legalFor(match, item.seat) }] : [],
)
const dice: Piece[] = [0, 1, 2, 3, 4].map((i) => ({
  id: `die-${i}`,
  kind: 'colour',
  skin: 'border',
  seat: 0,
}))
const kinds = query.get('kinds')
const thrown: Piece[] = kinds
  ? kinds.split(',').map((kind, i) => {
      const [name = 'd6', skin = 'orange'] = kind.split(':')
      return { id: `p${i}`, kind: name as Piece['kind'], skin, seat: 0 }
    })
  : dice

/** From where and at what: `look=x,y,z,x,y,z`. */
const look = query.get('look')?.split(',').map(Number)
const [lx = 0, ly = 0, lz = 0, tx = 0, ty = 0, tz = 0] = look ?? []
const shown: typeof scene = look
  ? {
      ...scene,
      cameras: (viewer) => ({
        ...scene.cameras(viewer),
        look: { position: [lx, ly, lz], target: [tx, ty, tz] },
      }),
    }
  : scene

window.table = {
  drawn: [],
  frames: 0,
  ready: false,
  gesture: null,
  roll: () => undefined,
  hold: () => undefined,
  look: () => undefined,
  set(seconds) {
    time.set(seconds)
    asker?.ask()
  },
}

const isExact = query.has('exact')
const time = isExact ? makeTime() : pageTime
let asker: FrameAsker | null = null
const frames: Frames = {
  isExact,
  join: (draw) => (asker = pageFrames.join(draw)),
}
const ticker = makeTicker(time, pageScreening)
const clockOf = (seconds: number) => ticker.run(seconds, () => 1).clock

let count = 0
function makeRoll(pieces: readonly Piece[], gesture: Gesture): Roll {
  count += 1
  const bare = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
  const settled = simulate({ version: 1, pieces: bare, seed: `page ${count}`, gesture })
  return { number: count, pieces, settled, clock: clockOf(lengthOf(settled.track)) }
}

function Page() {
  const [focused, setFocused] = useState<Aim<Command> | null>(() => {
    const first = query.has('focus') && acting[0]
    const command = first && first.legal[Number(query.get('focus'))]
    return first && command ? { seat: first.seat, command } : null
  })
  const [chosen, setChosen] = useState<readonly string[]>(query.get('chosen')?.split(',') ?? [])
  const [roll, setRoll] = useState<Roll | null>(() => {
    if (!query.has('roll')) return null
    const first = makeRoll(thrown, namedGesture('default', thrown))
    return { ...first, clock: stillClock(Number(query.get('roll') || 99)) }
  })
  const [camera, setCamera] = useState(look ? 'look' : (query.get('camera') ?? 'seat'))
  const [hand, setHand] = useState<HandThrow | null>(null)
  const [beat, setBeat] = useState({
    number: 1,
    from: query.has('moving') ? before : match.state,
    to: match.state,
  })
  const [clock] = useState(() => stillClock(Number(query.get('moving') ?? 99)))
  useEffect(() => {
    const roll = () => {
      const next = makeRoll(thrown, namedGesture('default', thrown))
      setHand(null)
      setRoll(next)
    }
    const hold = () =>
      setHand({
        seat: 0,
        pieces: thrown,
        onThrow: (gesture) => {
          window.table.gesture = gesture
          setTimeout(() => {
            const next = makeRoll(thrown, gesture)
            setHand(null)
            setRoll(next)
          }, 30)
        },
      })
    Object.assign(window.table, { roll, hold, look: setCamera })
  }, [])
  const shownBeat = useMemo(() => {
    const step = {
      number: beat.number,
      from: border.view(beat.from, 'table'),
      to: border.view(beat.to, 'table'),
      events: match.last?.events ?? [],
    }
    return beatOf(step, scene.plan)
  }, [beat])
  const board: SceneProps = {
    seats,
    names,
    viewer: 'table',
    beat: shownBeat,
    clock,
    acting: query.has('quiet') ? [] : acting,
    focused,
    chosen,
    say: () => '',
    onFocus: (aim) => setFocused(aim as Aim<Command> | null),
    onCommand: () => setBeat((old) => ({ ...old, number: old.number + 1 })),
    onChoose: setChosen,
  }
  return (
    <TableCanvas
      time={time}
      frames={frames}
      scene={withScene ? (shown as never) : null}
      board={board}
      roll={roll}
      hand={hand}
      quality={quality}
      camera={camera}
      reducedMotion={query.has('still')}
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

createRoot(document.querySelector('#table') as HTMLElement).render(<Page />)
