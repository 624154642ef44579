/** The fields of the data file that the game reads; everything else in it is commentary. */
import type { Ability, Arrow, CardSymbol, Side, StickKind } from './ids.ts'

export interface Edition {
  readonly setup: {
    readonly startHand: number
    readonly targetVP: number
    readonly lossAtCursed: number
    readonly firstGuideThrow: { readonly brown: number }
  }
  readonly refresh: { readonly draw: number; readonly keep: number }
  readonly sticks: {
    readonly total: number
    readonly kinds: Readonly<Record<StickKind, EditionStick>>
  }
  readonly temple: {
    readonly rows: number
    readonly columns: number
    readonly entrances: readonly EditionPlace[]
    readonly niches: readonly EditionPlace[]
  }
  readonly relics: {
    readonly tokens: readonly {
      readonly id: string
      readonly kind: 'sacred' | 'cursed'
      readonly vp: number
    }[]
  }
  readonly rooms: { readonly total: number; readonly kinds: readonly EditionRoom[] }
  readonly amulets: {
    readonly kinds: readonly {
      readonly id: string
      readonly effect: 'vp' | 'draw' | 'cancel'
      readonly value: number | null
      readonly copies: number
    }[]
  }
  readonly cards: { readonly faces: readonly EditionCard[] }
}

export interface EditionStick {
  readonly count: number
  /** Fate points, or `naga` for a naga without points. */
  readonly faces: readonly (number | 'naga')[]
}

export interface EditionPlace {
  readonly id: string
  readonly slot: readonly [number, number]
  readonly side: Side
}

export interface EditionRoom {
  readonly id: string
  readonly corridors: readonly (readonly Side[])[]
  readonly crypt: { readonly corridor: number } | null
  readonly copies: number
}

export interface EditionCard {
  readonly id: string
  readonly symbol: CardSymbol
  readonly arrow: Arrow
  readonly ability: Ability
  readonly strength: number
  readonly sticks: Readonly<Record<StickKind, number>>
  readonly copies: number
}
