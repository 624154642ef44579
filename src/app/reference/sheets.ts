/** What stands on each game's reference sheet: paragraphs by their word keys, symbols by icon and name. */
import { line, type Line, type Sign } from '../../kernel/line.ts'
import type { WordKey } from '../../words/types.ts'

export interface Part {
  readonly title: WordKey
  readonly lines: readonly WordKey[]
}

export interface NamedSign extends Sign {
  readonly name: Line
}

export interface ReferenceSheet {
  readonly parts: readonly Part[]
  readonly signs: readonly NamedSign[]
}

type Known = 'border' | 'nagaraja' | 'rajas'

function partsOf(game: Known): readonly Part[] {
  const turn = [1, 2, 3] as const
  return [
    { title: 'ui.ref.title.goal', lines: [`ui.ref.${game}.goal`] },
    { title: 'ui.ref.title.turn', lines: turn.map((n) => `ui.ref.${game}.turn.${n}` as const) },
    { title: 'ui.ref.title.points', lines: [`ui.ref.${game}.points`] },
    { title: 'ui.ref.title.end', lines: [`ui.ref.${game}.end`] },
    { title: 'ui.ref.title.special', lines: [`ui.ref.${game}.special`] },
  ]
}

const regions = [
  [4, 'well'],
  [5, 'beehives'],
  [6, 'bridge'],
  [7, 'orchard'],
  [8, 'eagle'],
  [9, 'villa'],
  [10, 'windmill'],
  [11, 'boat'],
  [12, 'castle'],
] as const

const borderSigns: readonly NamedSign[] = [
  ...(['gray', 'green', 'blue', 'red', 'yellow', 'orange'] as const).map((colour) => ({
    icon: `colour-${colour}`,
    tone: colour,
    name: line(`border.colour.${colour}`),
  })),
  ...regions.map(([value, icon]) => ({
    icon: `regions/${icon}`,
    name: line(`border.region.${value}`),
  })),
]

const nagarajaSigns: readonly NamedSign[] = (['relic', 'room', 'stick'] as const).map((symbol) => ({
  icon: symbol,
  name: line(`nagaraja.symbol.${symbol}`),
}))

const rajasSigns: readonly NamedSign[] = [
  ...(['orange', 'green', 'blue', 'purple'] as const).map((colour) => ({
    icon: `pip-${colour}`,
    tone: colour,
    name: line(`rajas.colour.${colour}`),
  })),
  ...(['silk', 'tea', 'spices'] as const).map((good) => ({
    icon: good,
    name: line(`rajas.good.${good}`),
  })),
  ...(['temple', 'palace', 'fort', 'mill'] as const).map((building) => ({
    icon: building,
    name: line(`rajas.building.${building}`),
  })),
]

export const sheets: Readonly<Record<string, ReferenceSheet>> = {
  border: { parts: partsOf('border'), signs: borderSigns },
  nagaraja: { parts: partsOf('nagaraja'), signs: nagarajaSigns },
  rajas: { parts: partsOf('rajas'), signs: rajasSigns },
}
