/** Starts a thread that reads TypeScript: Node does not hand the loader of the main thread on. */
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
