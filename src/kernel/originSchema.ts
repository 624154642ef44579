/** The validation schema of an origin in a file. */
import * as v from 'valibot'
import { longestSeed, shareLimits } from './origin.ts'

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const from = v.union([
  v.literal('audience'),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(11)),
])
const given = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))

const share = v.variant('kind', [
  v.strictObject({ from, kind: v.literal('word'), text: given(shareLimits.word) }),
  v.strictObject({ from, kind: v.literal('stir'), text: given(shareLimits.stir) }),
])

export const originSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('committed'),
    commitment: digest,
    shares: v.pipe(v.array(share), v.maxLength(shareLimits.count)),
    secret: v.nullable(digest),
  }),
  v.strictObject({ kind: v.literal('foretold'), seed: given(longestSeed) }),
  v.strictObject({ kind: v.literal('free') }),
])
