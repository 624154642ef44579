/** Things on a board: an id, a look and a place; and the bounding boxes (bodies) of looks. */
import type { PieceKind } from '../../shapes/pieces.ts'
import type { Triple } from '../../physics/types.ts'

export interface Look {
  /** Name of a baked model or of a scene's generated form. */
  readonly model: string
  /** A node inside the model; the whole model without it. */
  readonly part?: string
  /** Tint, multiplied with the model's colours. */
  readonly colour?: string
  /** Key of an atlas cell in the scene's print, or the upper face of a die or stick. */
  readonly face?: string | number
  /** Text on the thing. */
  readonly label?: string
}

export interface Place {
  readonly spot: string
  /** Index on the spot: position in a pile or row, cell of a grid, stop of a track. */
  readonly order: number
  /** Yaw around the vertical axis (radians). */
  readonly turn?: number
  /** True if it lies face down. */
  readonly over?: boolean
}

export interface Thing {
  /** Stable while the thing is on the table; reveals no more than its look. */
  readonly id: string
  readonly look: Look
  readonly at: Place
}

/** Bounding box of a look (cm), measured from the centre of its foot. */
export interface Body {
  readonly halfX: number
  readonly halfZ: number
  readonly high: number
  /** Position of the model's origin relative to the foot; zero by default. */
  readonly shift?: Triple
  /** Set for a die or stick: `look.face` is the number of its upper face. */
  readonly piece?: PieceKind
  /** Rendered by the board (default), from a model or a generated form, or by a layer of the scene. */
  readonly drawnBy?: 'board' | 'layer'
  /** True if it can occlude the pieces in the tray from the camera. */
  readonly hides?: boolean
  /** True if a low-detail model `<model>-low` exists for machines without a graphics card. */
  readonly hasLow?: boolean
  /** Hit tests treat it as part of the thing that carries it. */
  readonly isPart?: boolean
  /** Minimum height of a part that casts a shadow (cm); 0 by default. */
  readonly castsFrom?: number
  /** True if it gets no contact shadow. */
  readonly isShadeless?: boolean
}

/** Keyed by `nameOfLook`. */
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
