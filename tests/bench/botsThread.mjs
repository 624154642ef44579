/** A thread of `bench -- bots` and `bench -- editions`: TypeScript comes in by tsx, then the matches are played. */
import { register } from 'tsx/esm/api'

register()
await import('./botsThread.ts')
