/** Opens a match file for filming: loads its game, scene and words, and makes its timeline. */
import { findEncoders } from '../../clip/index.ts'
import { type Camera, directed } from '../../film/camera.ts'
import type { Span } from '../../film/span.ts'
import { framesOf, spansOf } from '../../film/spans.ts'
import { type FilmSegment, segmentsOf } from '../../film/segments.ts'
import { type FilmTimeline, makeTimeline } from '../../film/timeline.ts'
import type { FilmOrder, Refused } from '../../film/order.ts'
import type { Match } from '../../kernel/match.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import { readFile } from '../../session/file.ts'
import { nameOfBot, type Sitting } from '../../session/seating.ts'
import { makeThrows } from '../../session/show/throws.ts'
import type { Time } from '../../session/time.ts'
import { type Language, languages } from '../../words/types.ts'
import { makeVoice, type Voice } from '../../words/voice.ts'
import type { Dictionary } from '../../words/types.ts'
import { makeThrowPieces } from '../dice/throwPieces.ts'
import { loadAllGames } from '../games.ts'
import { loadScene } from '../table/scenes.ts'
import { commonParts, loadWordParts } from '../words.ts'

export interface OpenedFilm {
  readonly order: FilmOrder
  readonly match: Match
  readonly sittings: readonly Sitting[]
  readonly scene: GameScene
  readonly voice: Voice
  readonly camera: Camera
  readonly timeline: FilmTimeline
  readonly spans: readonly Span[]
  readonly frames: number
  readonly segments: readonly FilmSegment[]
  readonly isCut: boolean
}

async function voiceFor(wanted: string, game: string, sittings: readonly Sitting[]) {
  const language: Language = languages.find((one) => one === wanted) ?? 'en'
  const words = (await loadWordParts(language, [...commonParts, 'film', game])) as Dictionary
  const plain = makeVoice(language, words, String)
  const named = sittings.map(({ name, kind }, seat) => {
    const own = kind === 'bot' ? nameOfBot(seat) : plain.word('ui.seat.name', { n: seat + 1 })
    return name || own
  })
  return { voice: makeVoice(language, words, (seat) => named[seat] ?? '?'), named }
}

const throwPieces = makeThrowPieces(() => undefined)

/** `time` drives the film's pictures. */
export async function openOrder(order: FilmOrder, time: Time): Promise<OpenedFilm | Refused> {
  const encoders = await findEncoders(order)
  if ('missing' in encoders) return { refused: `clip.missing.${encoders.missing}` }
  const games = await loadAllGames()
  const read = readFile(order.text, (id) => games.find((game) => game.id === id))
  const { match, refusal } = read
  if (!match || match.length === 0) return { refused: 'cli.film.empty' }
  const { fromStep, toStep } = order
  if (Math.max(fromStep ?? 1, toStep ?? 1) > match.length) return { refused: 'cli.film.tooFar' }
  const scene = await loadScene(match.game, match.seats)
  if (!scene) return { refused: 'cli.error.noScene' }
  const { voice, named } = await voiceFor(order.language, match.game.id, read.sittings)
  const sittings = read.sittings.map((sitting, seat) => ({ ...sitting, name: named[seat] ?? '' }))
  const camera = directed(match.game.id, scene, order.view)
  const throws = makeThrows(throwPieces)
  const timeline = await makeTimeline({ match, viewer: order.view, scene, throws, camera, time })
  const spans = spansOf(timeline, order)
  return {
    order,
    match,
    sittings,
    scene,
    voice,
    camera,
    timeline,
    spans,
    frames: framesOf(spans, order.fps),
    segments: segmentsOf(timeline, spans, order.fps),
    isCut: refusal !== null,
  }
}
