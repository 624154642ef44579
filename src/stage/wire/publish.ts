/** Tells a match to whoever stages it, in another window: as `viewer` may know it, in the order in which it happened. */
import type { AnyStep, Match } from '../../kernel/match.ts'
import { pendingOf } from '../../kernel/match.ts'
import { keptNotes } from '../../physics/kept.ts'
import { originOf } from '../../session/header.ts'
import type { Session } from '../../session/session.ts'
import type { Timed } from '../../session/show/beat.ts'
import type { Fallen } from '../../session/show/throws.ts'
import { stepLines } from '../../words/told.ts'
import type { Here, Message, Position, StepNews, WireThrown } from './messages.ts'

export type ShownTo = Position['viewer']

export interface Published {
  readonly session: Pick<Session<Timed>, 'truth' | 'fallen' | 'whyDid'>
  viewer(): ShownTo
  send(message: Message): void
  /** Milliseconds since 1970. */
  now(): number
  report(error: unknown): void
}

export interface Publisher {
  /** Answers what a stage asks. */
  hear(message: Message): void
  /** Another viewer, or somebody new: everything from here. */
  again(): void
  stop(): void
}

/** What is still read when somebody joins. */
const lastLines = 3

function thrownOf({ pieces, settled }: Fallen): WireThrown {
  const { faces, track, contacts, hash } = settled
  return {
    pieces: pieces.map(({ id, kind, skin, seat }) => ({ id, kind, skin, seat })),
    faces: [...faces],
    track,
    contacts: contacts.map((contact) => ({ ...contact, point: [...contact.point] })),
    hash,
  }
}

function owedIn(match: Match): Pick<Position, 'due' | 'toThrow'> {
  const owed = pendingOf(match)
  const asked = owed.flatMap((item) =>
    item.kind === 'chance' && item.ask.kind === 'throw' ? item.ask.pieces : [],
  )
  return {
    due: owed.flatMap((item) => (item.kind === 'choice' ? [item.seat] : [])),
    toThrow: asked.map(({ id, kind, skin, seat }) => ({ id, kind, skin, seat })),
  }
}

export function makePublisher({ session, viewer, send, now, report }: Published): Publisher {
  const { truth } = session
  let sent = truth.steps().length
  let last = truth.steps().at(-1)
  let changedAt = now()
  let isBusy = false
  let isOver = false

  const here = (): Here => ({
    kind: 'here',
    table: truth.header().id,
    game: truth.match().game.id,
    names: truth.header().sittings.map(({ name }) => name),
    changedAt,
  })

  /** The match as it was after a step: what waits, and what is known of it. */
  function standingAt(number: number) {
    const match = truth.match()
    const state = truth.steps()[number]?.before ?? match.state
    const then = { ...match, state }
    const lines = linesUpTo(number)
    return {
      number,
      sentAt: now(),
      view: match.game.view(state, viewer()),
      lines,
      ...owedIn(then),
      result: match.game.result(state),
    }
  }

  function linesOf(step: AnyStep) {
    return [...stepLines(truth.match().game, step, viewer(), keptNotes(step.proof))]
  }

  const isInTruth = () => truth.steps()[sent - 1] === last

  function linesUpTo(number: number) {
    const recent = truth.steps().slice(Math.max(0, number - lastLines), number)
    return recent.flatMap(linesOf).slice(-lastLines)
  }

  /** Whoever has followed so far goes on from what was sent last; else from where the match stands. */
  function sendPosition(): void {
    if (!isInTruth()) {
      sent = truth.steps().length
      last = truth.steps().at(-1)
    }
    const { id, game, edition, sittings, ...header } = truth.header()
    const origin = originOf(header)
    send({
      kind: 'position',
      table: id,
      game,
      edition: edition ?? null,
      sitters: sittings.map(({ name, kind, colour }) => ({ name, kind, colour })),
      viewer: viewer(),
      commitment: origin.kind === 'committed' ? origin.commitment : null,
      ...standingAt(sent),
    })
  }

  async function sendStep(number: number, step: AnyStep): Promise<void> {
    const { game } = truth.match()
    const fallen = step.input.kind === 'chance' ? await session.fallen(step) : null
    // taken back while it was worked out
    if (truth.steps()[number] !== step || sent !== number) return
    sent = number + 1
    last = step
    const news: StepNews = {
      kind: 'step',
      table: truth.header().id,
      viewer: viewer(),
      events: step.events.map((event) => game.redact(event, viewer())),
      thrown: fallen && thrownOf(fallen),
      reason: session.whyDid(step, viewer()),
      ...standingAt(number + 1),
      lines: linesOf(step),
    }
    send(news)
  }

  async function pursue(): Promise<void> {
    if (isBusy) return
    isBusy = true
    try {
      while (!isOver) {
        if (!isInTruth()) sendPosition()
        const next = truth.steps()[sent]
        if (!next) break
        await sendStep(sent, next)
      }
    } catch (error) {
      report(error)
    }
    isBusy = false
  }

  const leave = truth.onChange(() => {
    changedAt = now()
    void pursue()
  })
  send(here())
  sendPosition()

  return {
    again: sendPosition,
    hear(message) {
      if (isOver) return
      if (message.kind === 'who') send(here())
      if (message.kind === 'join' && message.table === truth.header().id) sendPosition()
    },
    stop() {
      isOver = true
      leave()
      send({ kind: 'gone', table: truth.header().id })
    },
  }
}
