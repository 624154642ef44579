/** The messages between the film command and the page that renders: the order, the outline, and the results. */
import type { GreatMoment } from './moments.ts'
import type { FilmSegment } from './segments.ts'
import type { Chosen } from './spans.ts'

export const filmViews = ['table', 'director'] as const
export type FilmView = (typeof filmViews)[number]

export interface FilmOrder extends Chosen {
  /** The text of the match file. */
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

/** The reason why no film can be made, as a word key. */
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
  /** The match file is only valid up to a step: the film ends there. */
  readonly isCut: boolean
}

export interface SegmentMade {
  readonly frames: number
  readonly held: number
  readonly bytes: number
  /** Hashes of raw pictures by frame number: one for each second of the film. */
  readonly hashes: Readonly<Record<string, string>>
}

export interface SoundMade {
  readonly bytes: number
  readonly codec: 'aac' | 'opus'
}

export interface FilmStill {
  readonly step: number
  readonly seconds: number
  /** The lines of the log about it. */
  readonly lines: readonly string[]
  /** A JPEG as base64. */
  readonly picture: string
}

/** The result of a screen capture in real time, for comparison. */
export interface Captured {
  readonly seconds: number
  /** Frames that were due, and frames that the capture holds. */
  readonly wanted: number
  readonly captured: number
}

/** The functions that the page offers to the command, as `window.film`. */
export interface FilmService {
  open(order: FilmOrder): Promise<Plot | Refused>
  segment(number: number): Promise<SegmentMade>
  sound(): Promise<SoundMade>
  still(moment: GreatMoment): Promise<FilmStill>
  capture(seconds: number): Promise<Captured>
}

/** A function of the command that the page calls: writes base64 bytes at a position of the file. */
export type KeepBytes = (base64: string, position: number) => Promise<void>
