/** What a command and a film's page say to each other: what is wanted, what there is of it, what has been made. */
import type { GreatMoment } from './moments.ts'
import type { FilmSegment } from './segments.ts'
import type { Chosen } from './spans.ts'

export const filmViews = ['table', 'director'] as const
export type FilmView = (typeof filmViews)[number]

export interface FilmOrder extends Chosen {
  /** The match as its file is written. */
  readonly text: string
  readonly view: FilmView
  readonly language: string
  readonly container: 'mp4' | 'webm'
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly quality: 'high' | 'medium' | 'low'
  readonly hasSound: boolean
}

/** Why no film can be made: a key of the words, with what belongs into them. */
export interface Refused {
  readonly refused: string
}

export interface Plot {
  readonly game: string
  readonly steps: number
  readonly seconds: number
  readonly frames: number
  readonly segments: readonly FilmSegment[]
  readonly moments: readonly GreatMoment[]
  /** Only a part of the match can be trusted: as much is shown. */
  readonly isCut: boolean
}

export interface SegmentMade {
  readonly frames: number
  readonly held: number
  readonly bytes: number
  /** Of the raw pictures, by their frames: one for each second of the film. */
  readonly hashes: Readonly<Record<string, string>>
}

export interface SoundMade {
  readonly bytes: number
  readonly codec: 'aac' | 'opus'
}

export interface FilmStill {
  readonly step: number
  readonly seconds: number
  /** What was told of it. */
  readonly lines: readonly string[]
  /** A JPEG as base64. */
  readonly picture: string
}

/** The same match, captured as it plays: what a machine manages then. */
export interface Captured {
  readonly seconds: number
  /** Pictures that should have been drawn, and those that the capture holds. */
  readonly wanted: number
  readonly captured: number
}

/** What the page holds for the command, as `film`. */
export interface FilmService {
  open(order: FilmOrder): Promise<Plot | Refused>
  segment(number: number): Promise<SegmentMade>
  sound(): Promise<SoundMade>
  still(moment: GreatMoment): Promise<FilmStill>
  capture(seconds: number): Promise<Captured>
}

/** What the command holds for the page: takes bytes of what is being made. */
export type KeepBytes = (base64: string, position: number) => Promise<void>
