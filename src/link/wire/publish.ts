/** Publishes a match to stages in other windows: its position and steps in order, as their viewer may know them. */
import type { AnyStep, Match } from '../../kernel/match.ts'
import { pendingOf } from '../../kernel/match.ts'
import { keptNotes } from '../../physics/kept.ts'
import { originOf } from '../../session/header.ts'
import type { Session } from '../../session/session.ts'
import type { Timed } from '../../session/show/beat.ts'
import { makeSource, stateAt } from '../../session/show/source.ts'
import type { Fallen } from '../../session/show/throws.ts'
import { stepLines } from '../../words/stepLines.ts'
import { type Here, type Message, type Position, type WireThrown, wireVersion } from './messages.ts'

/** The viewer of a publisher's messages: each viewer has a publisher of its own. */
export type ShownTo = Position['viewer']

export interface Published {
  readonly session: Pick<Session<Timed>, 'truth' | 'fallen' | 'whyDid'>
  viewer(): ShownTo
  send(message: Message): void
  /** Milliseconds since 1970. */
  now(): number
  report(error: unknown): void
  /** A stage of another version of the wire listens. */
  otherVersion?(): void
}

export interface Publisher {
  /** Answers the questions of a stage. */
  hear(message: Message): void
  /** Sends the position again: the viewer has changed. */
  again(): void
  /** The position after the last message, for somebody who joins and for nobody else. */
  position(): Position
  stop(): void
}

/** Lines of the log that a position carries. */
const lastLines = 3

type Piece = WireThrown['pieces'][number]

const plainPiece = ({ id, kind, skin, seat }: Piece): Piece => ({ id, kind, skin, seat })

function thrownOf({ pieces, settled }: Fallen): WireThrown {
  const { faces, track, contacts, hash } = settled
  return {
    pieces: pieces.map(plainPiece),
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
    toThrow: asked.map(plainPiece),
  }
}

/** The content of messages: made from the truth, for the viewer of the moment. */
function makeContent({ session, viewer, now }: Published) {
  const { truth } = session
  const source = makeSource({ ...truth, viewer, fallen: session.fallen })

  const linesOf = (step: AnyStep) => [
    ...stepLines(truth.match().game, step, viewer(), keptNotes(step.proof)),
  ]

  function linesUpTo(number: number) {
    const recent = truth.steps().slice(Math.max(0, number - lastLines), number)
    return recent.flatMap(linesOf).slice(-lastLines)
  }

  function standingAt(number: number) {
    const match = truth.match()
    const state = stateAt(truth, number)
    return {
      number,
      sentAt: now(),
      view: source.viewAt(number),
      ...owedIn({ ...match, state }),
      result: match.game.result(state),
    }
  }

  return {
    position(number: number): Position {
      const { id, game, edition, sittings, ...header } = truth.header()
      const origin = originOf(header)
      return {
        kind: 'position',
        table: id,
        game,
        edition: edition ?? null,
        sitters: sittings.map(({ name, kind, colour }) => ({ name, kind, colour })),
        viewer: viewer(),
        commitment: origin.kind === 'committed' ? origin.commitment : null,
        ...standingAt(number),
        lines: linesUpTo(number),
      }
    },
    /** Called once the fall of its throw is known. */
    step(number: number, step: AnyStep, fallen: Fallen | null): Message {
      const { game } = truth.match()
      return {
        kind: 'step',
        table: truth.header().id,
        viewer: viewer(),
        events: step.events.map((event) => game.redact(event, viewer())),
        thrown: fallen && thrownOf(fallen),
        reason: session.whyDid(step, viewer()),
        ...standingAt(number + 1),
        lines: linesOf(step),
      }
    },
  }
}

/** Sends each new step once, and a position after an undo. */
function makeSending(published: Published) {
  const { session, send, report } = published
  const { truth } = session
  const content = makeContent(published)
  let sent = truth.steps().length
  let last = truth.steps().at(-1)
  let isBusy = false
  let isOver = false

  const isInTruth = () => truth.steps()[sent - 1] === last

  /** Stages that followed so far go on from the last step that was sent; after an undo from the present position. */
  function sendPosition(): void {
    if (!isInTruth()) {
      sent = truth.steps().length
      last = truth.steps().at(-1)
    }
    send(content.position(sent))
  }

  async function sendStep(number: number, step: AnyStep): Promise<void> {
    const fallen = step.input.kind === 'chance' ? await session.fallen(step) : null
    // an undo came while the fall was computed
    if (truth.steps()[number] !== step || sent !== number) return
    sent = number + 1
    last = step
    send(content.step(number, step, fallen))
  }

  async function catchUp(): Promise<void> {
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

  function position(): Position {
    if (!isInTruth()) sendPosition()
    return content.position(sent)
  }

  return { sendPosition, position, catchUp, stop: () => void (isOver = true) }
}

export function makePublisher(published: Published): Publisher {
  const { session, send, now } = published
  const { truth } = session
  const sending = makeSending(published)
  const table = () => truth.header().id
  let changedAt = now()

  function sendHere(): void {
    const { id, sittings } = truth.header()
    const names = sittings.map(({ name }) => name)
    const here: Here = { kind: 'here', table: id, game: truth.match().game.id, names, changedAt }
    send({ kind: 'version', wire: wireVersion, table: id })
    send(here)
  }

  const leave = truth.onChange(() => {
    changedAt = now()
    void sending.catchUp()
  })
  let isOver = false
  sendHere()
  sending.sendPosition()

  return {
    again: sending.sendPosition,
    position: sending.position,
    hear(message) {
      if (isOver) return
      if (message.kind === 'who') sendHere()
      if (message.kind === 'join' && message.table === table()) sending.sendPosition()
      const isStage = message.kind === 'version' && message.table === null
      if (isStage && message.wire !== wireVersion) published.otherVersion?.()
    },
    stop() {
      isOver = true
      sending.stop()
      leave()
      send({ kind: 'gone', table: table() })
    },
  }
}
