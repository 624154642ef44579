/** Search constants that all games share. */

/**
 * The least number of simulations per candidate in the first round; a small budget thus means fewer
 * candidates.
 */
export const minSimulations = 6
export const maxCandidates = 12
/**
 * Commands that score more than this many multiples of `clearDifference` below the best are pruned.
 */
export const pruneBeyond = 3
/**
 * Early stopping: after each `checkInterval` determinizations, stops when the lead exceeds
 * `stopStandardErrors` standard errors.
 */
export const checkInterval = 20
export const stopStandardErrors = 2.5
/**
 * The heuristic prior counts as `priorVisits` simulations; each `clearDifference` of deficit lowers
 * its win probability by `priorSlope`.
 */
export const priorVisits = 40
export const priorSlope = 0.03

/** The exploration constant of PUCT. */
export const explorationConstant = 0.6
/** The factor of progressive widening: candidates per square root of the visits. */
export const widening = 1

/**
 * The largest number of chance outcomes that is enumerated evenly; larger sets are sampled
 * uniformly.
 */
export const maxEnumeratedOutcomes = 36
/** The step limit of a simulation, after which the state is evaluated as it is. */
export const maxSteps = 400
