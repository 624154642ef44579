/** Bots think here, off the page's thread, from a view and its legal list alone. */
import { think } from '../../bots/think.ts'
import { serveCalls } from '../../physics/workerServer.ts'

serveCalls(think)
