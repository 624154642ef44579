/** Worker of `bench -- bots` and `bench -- editions`: registers tsx for TypeScript, then plays its matches. */
import { register } from 'tsx/esm/api'

register()
await import('./botsThread.ts')
