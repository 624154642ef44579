// The six figures of the chambers, each recognisable by its outline.
import type { Soup } from '../../kit/soup.ts'
import { builder } from './builder.ts'
import { dancer } from './dancer.ts'
import { mogul } from './mogul.ts'
import { portuguese } from './portuguese.ts'
import { raja } from './raja.ts'
import { yogi } from './yogi.ts'

/** Makers of the figures, in the order of the chambers' numbers. */
export const FIGURES: readonly (() => Soup)[] = [mogul, dancer, yogi, raja, builder, portuguese]
