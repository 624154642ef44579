/** Lets the page's worker module run in a thread of Node: gives it the few names that a page's worker has. */
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
globalThis.postMessage = (told, { transfer }) => parentPort.postMessage(told, transfer)
globalThis.addEventListener = (_, hear) => parentPort.on('message', (data) => hear({ data }))
await import('../../src/physics/worker.ts')
