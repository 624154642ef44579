/** What lies on a board: things with a look and a place, and the bodies that looks have. */
import type { PieceKind } from '../../shapes/pieces.ts'
import type { Triple } from '../../physics/types.ts'

export interface Look {
  /** A baked model, or a form that a layer of the scene draws. */
  readonly model: string
  /** A name inside the model; without it the whole model. */
  readonly part?: string
  /** Multiplies the model's own colours. */
  readonly colour?: string
  /** A cell of the scene's print, or the number of the face that a die or a stick shows. */
  readonly face?: string | number
  /** What is written on it. */
  readonly label?: string
}

export interface Place {
  readonly spot: string
  /** Its number among what lies there; in a grid the cell, on a track the stop. */
  readonly order: number
  /** Radians round the upright. */
  readonly turn?: number
  /** With its face down. */
  readonly over?: boolean
}

export interface Thing {
  /** Stays the same while the thing is on the table, and tells nothing that its look does not. */
  readonly id: string
  readonly look: Look
  readonly at: Place
}

/** The room that a look takes (cm), from the middle of its foot. */
export interface Body {
  readonly halfX: number
  readonly halfZ: number
  readonly high: number
  /** Where the model has its own middle, from the middle of the foot; there, if nothing is said. */
  readonly shift?: Triple
  /** A die or a stick, of which a number of the look says which face is up. */
  readonly piece?: PieceKind
  /** The board, from the baked model or a form, if nothing is said; or a layer of the scene. */
  readonly drawnBy?: 'board' | 'layer'
  /** May stand between the camera and the pieces in the tray. */
  readonly hides?: boolean
  /** Its model has a second file, `<model>-low`, for machines without a graphics card. */
  readonly hasLow?: boolean
  /** Touched as the thing on which it stands. */
  readonly isPart?: boolean
  /** How tall a part of it must be to cast a shadow (cm); all of them do, if nothing is said. */
  readonly castsFrom?: number
  /** Leaves no dark where it stands on the table. */
  readonly isShadeless?: boolean
}

/** By the name of a look. */
export type Bodies = Readonly<Record<string, Body>>

export const nameOfLook = ({ model, part }: Look): string => (part ? `${model}/${part}` : model)

export function bodyOf(bodies: Bodies, look: Look): Body {
  const body = bodies[nameOfLook(look)]
  if (!body) throw new Error(`no body for the look ${nameOfLook(look)}`)
  return body
}

export const isSameLook = (a: Look, b: Look): boolean =>
  a.model === b.model &&
  a.part === b.part &&
  a.colour === b.colour &&
  a.face === b.face &&
  a.label === b.label
