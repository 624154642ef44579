/** What every search goes by, whatever the game. */

/** Simulations that a candidate gets at least before it is judged: fewer candidates where the budget is small. */
export const leastEach = 6
export const mostCandidates = 12
/** Commands that habit finds worse than its best by more than so many clear differences are not looked at. */
export const hopeless = 3
/** After so many worlds it is seen whether more of them could change anything: so many times the doubt is no luck. */
export const lookEvery = 20
export const surely = 2.5
/** What habit says counts as much as so many simulations; a clear difference of its is worth so much of victory. */
export const habitCounts = 40
export const clearShare = 0.03

/** How much a node prefers what habit prefers and what has been tried little (the constant of PUCT). */
export const curiosity = 0.6
/** A node looks at so many commands for each root of its visits, the most promising first. */
export const widening = 1

/** Chance whose answers are no more than this is gone through evenly; other answers are drawn. */
export const fewWays = 36
/** A match that is imagined for longer than this is judged where it is. */
export const mostSteps = 400
