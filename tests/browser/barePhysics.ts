/** Physics functions for a bare page, as one module. */
export { makeThrow } from '../../src/physics/ask.ts'
export { makeThrower } from '../../src/physics/client.ts'
export * as compare from '../../src/physics/fairness/compare.ts'
export { ready } from '../../src/physics/rapier.ts'
export { meshPoseAt } from '../../src/physics/trackPose.ts'
