/** Throws are simulated here, off the page's thread. */
import { ready, simulate, type Throw } from '../../physics/index.ts'
import { answerWith } from '../worker.ts'

answerWith(async (asked: Throw) => {
  await ready()
  return simulate(asked)
})
