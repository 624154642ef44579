/** Search constants that all games share. */

/**
 * The least number of simulations per candidate in the first round; a small budget thus means fewer
 * candidates.
 */
export const leastEach = 6
export const mostCandidates = 12
/** Commands that score more than this many multiples of `clear` below the best are pruned. */
export const hopeless = 3
/**
 * Early stopping: after each `lookEvery` determinizations, stops when the lead exceeds `surely`
 * standard errors.
 */
export const lookEvery = 20
export const surely = 2.5
/**
 * The heuristic prior counts as `habitCounts` simulations; each `clear` of deficit lowers its share
 * of victory by `clearShare`.
 */
export const habitCounts = 40
export const clearShare = 0.03

/** The exploration constant of PUCT. */
export const curiosity = 0.6
/** The factor of progressive widening: candidates per square root of the visits. */
export const widening = 1

/** The largest number of chance outcomes that is enumerated evenly; larger sets are sampled. */
export const fewWays = 36
/** The step limit of a simulation, after which the state is evaluated as it is. */
export const mostSteps = 400
