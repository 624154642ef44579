/** Throws are simulated here, off the page's thread. */
import { ready } from '../../physics/rapier.ts'
import { simulate } from '../../physics/simulate.ts'
import type { Throw } from '../../physics/types.ts'
import { answerWith } from '../worker.ts'

answerWith(async (asked: Throw) => {
  await ready()
  return simulate(asked)
})
