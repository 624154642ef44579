/** The state of a stage's picture and the steps that it plays, made from messages of the wire. */
import type { Settled } from '../../physics/types.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Showing } from '../../session/show/head.ts'
import type { SourceStep } from '../../session/show/source.ts'
import type { News, StepNews, WireThrown } from '../../link/wire/messages.ts'

export interface Staged extends Showing<Plan> {
  /** The message that it shows; while a throw falls, the one before. */
  readonly news: News
  /** The message before the throw in the tray. */
  readonly before: News | null
  /** It is a replay; new messages wait. */
  readonly isAgain: boolean
}

export interface StageStep extends SourceStep {
  readonly news: StepNews
  /** The message that is shown until the step's own motion begins. */
  readonly base: News
  readonly isAgain: boolean
}

const settledOf = ({ faces, track, contacts, hash }: WireThrown): Settled => ({
  faces,
  track,
  contacts,
  hash,
  margins: [],
  notes: [],
  steps: 0,
})

export function stageStep(news: StepNews, from: unknown, base: News, isAgain: boolean): StageStep {
  const { view: to, events, thrown } = news
  const fallen = thrown && { pieces: thrown.pieces, settled: settledOf(thrown) }
  return { from, to, events, fallen: fallen && (async () => fallen), news, base, isAgain }
}

/** `last` was staged before: its `before` stands as long as its throw lies in the tray. */
export function stagedIn(showing: Showing<Plan>, step: StageStep, last: Staged | null): Staged {
  const { news, base, isAgain } = step
  return showing.moving === 'roll'
    ? { ...showing, news: base, before: base, isAgain }
    : { ...showing, news, before: last?.before ?? null, isAgain }
}
