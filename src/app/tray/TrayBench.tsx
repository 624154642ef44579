/** Developer page for throws: repeat them, slow them down, and read the judge's notes. */
import { Suspense, useState } from 'react'
import { type GestureName, gestureNames } from '../../physics/gesture.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { HandThrow, Roll } from '../../scenes/contract.ts'
import { stillPlan } from '../../scenes/board/plan.ts'
import { watchedBoard } from '../../scenes/board/watchedBoard.ts'
import { stillClock } from '../../session/clock.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Mishap } from '../faults/Mishap.tsx'
import { useNewCanvas } from '../faults/useNewCanvas.ts'
import { Link } from '../Link.tsx'
import { pageFrames, pageTime } from '../pageTime.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import { guessQuality } from '../table/graphics.ts'
import { makeCanvas } from '../table/scenes.ts'
import { FoundFaces } from './FoundFaces.tsx'
import { handfulNames, handfuls } from './handfuls.ts'
import { type BenchSpeed, benchSpeeds } from './bench.ts'
import { useThrows } from './useThrows.ts'
import './tray.css'

const nothing = (): void => undefined

/** Board props without a match, to show the tray alone. */
const board = watchedBoard({
  seats: 2,
  names: [],
  viewer: 'table',
  beat: { number: 0, from: null, to: null, events: [], plan: stillPlan },
  clock: stillClock(),
})

const TableCanvas = makeCanvas()

function Tray({ roll, hand }: { readonly roll: Roll | null; readonly hand: HandThrow | null }) {
  const settings = useSettings()
  const context = useNewCanvas()
  return (
    <div className="tray-picture" aria-hidden="true">
      <Mishap instead={null} onMishap={nothing}>
        <Suspense fallback={null}>
          <TableCanvas
            key={context.attempt}
            time={pageTime}
            frames={pageFrames}
            scene={null}
            board={board}
            roll={roll}
            hand={hand}
            quality={settings.quality === 'auto' ? guessQuality() : settings.quality}
            camera="tray"
            reducedMotion={isMotionReduced(settings)}
            onReady={nothing}
            onContext={context.onContext}
          />
        </Suspense>
      </Mishap>
    </div>
  )
}

function Moment({ roll, onSeek }: { readonly roll: Roll; onSeek(seconds: number): void }) {
  const voice = useVoice()
  return (
    <label className="tray-moment">
      <span className="field-label">{voice.word('tray.moment')}</span>
      <input
        key={roll.settled.hash}
        type="range"
        min={0}
        max={lengthOf(roll.settled.track)}
        step={1 / 60}
        defaultValue={lengthOf(roll.settled.track)}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </label>
  )
}

interface Wish {
  /** Dictionary key of a handful's name. */
  readonly name: string
  readonly gesture: GestureName
  readonly pace: BenchSpeed
}

const first: Wish = { name: 'rajas.handful.dice', gesture: 'default', pace: 'full' }

/** Form for handful, gesture and speed. */
function Wishes(props: Wish & { onChange(change: Partial<Wish>): void }) {
  const { name, gesture, pace, onChange } = props
  const voice = useVoice()
  return (
    <>
      <Segments
        label={voice.word('tray.set')}
        value={name}
        choices={handfulNames}
        textOf={(key) => voice.say({ key })}
        onChange={(next) => onChange({ name: next })}
      />
      <Segments<GestureName>
        label={voice.word('tray.gesture')}
        value={gesture}
        choices={gestureNames}
        textOf={(choice) => voice.word(`tray.gesture.${choice}`)}
        onChange={(next) => onChange({ gesture: next })}
      />
      <Segments<BenchSpeed>
        label={voice.word('tray.pace')}
        value={pace}
        choices={benchSpeeds}
        textOf={(choice) => voice.word(`tray.pace.${choice}`)}
        onChange={(next) => onChange({ pace: next })}
      />
    </>
  )
}

interface SeedFieldProps {
  readonly seed: string
  onChange(seed: string): void
}

function SeedField({ seed, onChange }: SeedFieldProps) {
  const voice = useVoice()
  return (
    <label>
      <span className="field-label">{voice.word('tray.seed')}</span>
      <input
        className="input"
        value={seed}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

export default function TrayBench() {
  const voice = useVoice()
  const [wishes, setWishes] = useState<Wish>(first)
  const { name, gesture, pace } = wishes
  const [seed, setSeed] = useState('1')
  const { roll, isBusy, throwSet, seek } = useThrows()
  const pieces = handfuls.get(name) ?? []
  const isOwn = roll?.pieces === pieces
  const hand: HandThrow | null = isOwn
    ? null
    : { seat: 0, pieces, onThrow: (own) => throwSet(pieces, seed, own, pace) }
  const next = (): void => {
    const fresh = isOwn ? String((Number(seed) || 0) + 1) : seed
    setSeed(fresh)
    throwSet(pieces, fresh, gesture, pace)
  }
  return (
    <div className="tray-bench">
      <title>{`${voice.word('tray.title')} · Jharokha`}</title>
      <Tray roll={isOwn ? roll : null} hand={hand} />
      <main className="tray-panel paper">
        <Link className="button small" href="/">
          {voice.word('ui.toStart')}
        </Link>
        <h1>{voice.word('tray.title')}</h1>
        <p className="quiet">{voice.word('tray.about')}</p>
        <Wishes {...wishes} onChange={(change) => setWishes({ ...wishes, ...change })} />
        <SeedField seed={seed} onChange={setSeed} />
        <div className="row">
          <button type="button" className="button" onClick={next}>
            {voice.word('tray.throw')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => throwSet(pieces, seed, gesture, pace)}
          >
            {voice.word('tray.again')}
          </button>
        </div>
        {isOwn && roll && !isBusy && (
          <>
            <Moment roll={roll} onSeek={seek} />
            <FoundFaces roll={roll} />
          </>
        )}
      </main>
    </div>
  )
}
