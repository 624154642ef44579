/** Web worker in which bots choose, from a view and its legal list alone. */
import { think } from '../../bots/think.ts'
import { serveCalls } from '../../physics/workerServer.ts'

serveCalls(think)
