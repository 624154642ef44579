/** Facts about Nagaraja that several of its components share: the order of the sticks, and the cited rules. */
import { reference } from '../games/nagaraja/telling/reference.ts'

/** From the shortest to the longest. */
export const shownStickKinds = ['brown', 'white', 'green'] as const

const cited = [...reference.signs, ...(reference.components ?? [])]

/** The rules that the reference sheet cites for a component: numbers, separated by spaces. */
export const rulesFor = (key: string): string =>
  (cited.find(({ name }) => name.key === key)?.rules ?? []).join(' ')
