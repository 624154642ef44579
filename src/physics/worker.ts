/** The physics worker: throws what it is asked and hands the buffers over. */
import { ready } from './rapier.ts'
import { simulate } from './simulate.ts'
import { buffersOf } from './worker-talk.ts'
import type { Ask, Told } from './worker-talk.ts'

type Scope = {
  readonly addEventListener: (
    kind: 'message',
    hear: (event: { readonly data: Ask }) => void,
  ) => void
  readonly postMessage: (told: Told, buffers: ArrayBuffer[]) => void
}

const isScope = (value: object): value is Scope =>
  'postMessage' in value && 'addEventListener' in value

async function answer(scope: Scope, { id, asked }: Ask): Promise<void> {
  try {
    await ready()
    const settled = simulate(asked)
    scope.postMessage({ id, settled }, buffersOf(settled))
  } catch (error) {
    scope.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }, [])
  }
}

const scope: object = globalThis
if (isScope(scope)) scope.addEventListener('message', (event) => void answer(scope, event.data))
void ready()
