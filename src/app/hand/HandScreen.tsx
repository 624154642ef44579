/** The hand of one seat: what is asked, the cards and choices or the throw, own boards, scores, the last lines. */
import { lazy, Suspense, useRef, useState } from 'react'
import type { Line } from '../../kernel/line.ts'
import type { SentInput } from '../../link/messages.ts'
import { useKeyFocus } from '../../ui/keyFocus.ts'
import { LineView } from '../../ui/LineView.tsx'
import { PanelView } from '../../ui/panels/PanelView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { Cover } from './Cover.tsx'
import { HandChoices } from './HandChoices.tsx'
import type { LinkStanding } from './handLink.ts'
import type { HandNow } from './handNow.ts'
import { LinkNotice } from './LinkNotice.tsx'
import { LastLines, Scores } from './Scores.tsx'
import { allowMotion } from './throwing/motion.ts'
import { ThrowGlass } from './throwing/ThrowGlass.tsx'
import { useAsked } from './useAsked.ts'
import { useHidden } from './useHidden.ts'

const LazyPanelBoard = lazy(async () => ({
  default: (await import('../../ui/panels/PanelBoard.tsx')).PanelBoard,
}))

interface Props {
  readonly now: HandNow
  readonly connection: LinkStanding
  /** A bot plays this seat for the time being. */
  readonly isStoodIn: boolean
  /** Takes the seat back from that bot. */
  onBack(): void
  act(input: SentInput): Promise<Line | null>
  onRetry(): void
}

export function HandScreen({ now, connection, isStoodIn, onBack, act, onRetry }: Props) {
  const voice = useVoice()
  const [hasSensor, setSensor] = useState(false)
  const cover = useHidden(hasSensor)
  const { isBusy, refusal, send } = useSending(act, now.told.number)
  useAsked(now.isAsked && connection.kind === 'open')
  const title = voice.say({ key: `${now.game.id}.name` })
  return (
    <div
      className="hand"
      data-asked={now.isAsked}
      data-number={now.told.number}
      data-colour={now.told.sitters[now.seat]?.colour}
    >
      <title>{now.isAsked ? `● ${title}` : title}</title>
      <LinkNotice connection={connection} onRetry={onRetry} />
      {isStoodIn && <StandIn onBack={onBack} />}
      {cover.isHidden ? (
        <Cover isAsked={now.isAsked} onShow={cover.show} />
      ) : (
        <>
          <HandHead now={now} onHide={cover.hide} />
          {refusal && (
            <p className="hand-refusal" role="alert">
              <LineView line={refusal} />
            </p>
          )}
          <HandMain {...{ now, isBusy, hasSensor, setSensor, send }} />
          <HandFoot now={now} onUndo={() => send({ kind: 'undo', isOwn: true })} />
        </>
      )}
    </div>
  )
}

function StandIn({ onBack }: Pick<Props, 'onBack'>) {
  const voice = useVoice()
  return (
    <div className="link-notice" role="status">
      <p>{voice.word('hand.seat.standIn')}</p>
      <button type="button" className="button small" onClick={onBack}>
        {voice.word('hand.seat.back')}
      </button>
    </div>
  )
}

interface MainProps {
  readonly now: HandNow
  readonly isBusy: boolean
  readonly hasSensor: boolean
  setSensor(isGiven: boolean): void
  send(input: SentInput): void
}

function HandMain({ now, isBusy, hasSensor, setSensor, send }: MainProps) {
  const voice = useVoice()
  const asked = useRef<HTMLDivElement>(null)
  useKeyFocus(asked, now.question)
  async function askForSensor(): Promise<boolean> {
    const isGiven = await allowMotion()
    setSensor(isGiven)
    return isGiven
  }
  return (
    <main className="hand-main">
      <h1 className="unseen">{voice.say({ key: `${now.game.id}.name` })}</h1>
      <div ref={asked} className="hand-asked">
        {now.pieces.length > 0 && (
          <ThrowGlass
            key={now.told.number}
            pieces={now.pieces}
            seat={now.seat}
            isBusy={isBusy}
            canShake={hasSensor}
            onSensor={askForSensor}
            onThrow={(gesture) => send({ kind: 'throw', gesture })}
          />
        )}
        <HandChoices
          key={now.question}
          now={now}
          isBusy={isBusy}
          onCommand={(command) => send({ kind: 'command', command, seen: now.told.number })}
        />
      </div>
      <div className="hand-rest">
        <Scores now={now} />
        <LastLines now={now} />
      </div>
      <div className="hand-own">
        {now.own.map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
        <WholeTable now={now} />
      </div>
    </main>
  )
}

interface Sending {
  readonly isBusy: boolean
  readonly refusal: Line | null
  send(input: SentInput): void
}

/** One act at a time; a refusal stays until the position changes or the next act. */
function useSending(act: Props['act'], number: number): Sending {
  const [sent, setSent] = useState<{ at: number; refusal: Line | null } | null>(null)
  const current = sent?.at === number ? sent : null
  const isBusy = current !== null && current.refusal === null
  return {
    isBusy,
    refusal: current?.refusal ?? null,
    send(input) {
      if (isBusy) return
      setSent({ at: number, refusal: null })
      void act(input).then((refusal) => {
        // what was done shows itself by a new position; a refusal leaves the old one
        setSent(refusal ? { at: number, refusal } : null)
      })
    },
  }
}

function HandHead({ now, onHide }: { readonly now: HandNow; onHide(): void }) {
  const voice = useVoice()
  return (
    <header className="hand-head">
      <span className="seat-sign" aria-hidden="true" />
      <p className="hand-prompt" role="status">
        {now.isAsked && <strong className="unseen">{voice.word('hand.ask.yours')} </strong>}
        <LineView line={now.prompt} />
      </p>
      <button type="button" className="button small" onClick={onHide}>
        {voice.word('hand.hide')}
      </button>
    </header>
  )
}

/** Stays in sight: the last thing that happened, and taking back one's own step. */
function HandFoot({ now, onUndo }: { readonly now: HandNow; onUndo(): void }) {
  const voice = useVoice()
  const last = now.told.lines.at(-1)
  return (
    <footer className="hand-foot">
      <p className="hand-last" aria-live="polite">
        {last && <LineView line={last} />}
      </p>
      <button type="button" className="button small" data-undo="" onClick={onUndo}>
        {voice.word('ui.undo')}
      </button>
    </footer>
  )
}

/** All panels as text, on demand: the table itself stands on the other screen. */
function WholeTable({ now }: { readonly now: HandNow }) {
  const voice = useVoice()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="hand-table"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{voice.word('hand.table')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyPanelBoard game={now.game} view={now.told.view} viewer={now.seat} />
        </Suspense>
      )}
    </details>
  )
}
