/** The channel between stages and an operator's desk. */
import { type DeskMessage, deskName, readDesk } from '../../stage/wire/desk.ts'

export interface DeskChannel {
  send(message: DeskMessage): void
  close(): void
}

export function openDesk(hear: (message: DeskMessage) => void): DeskChannel {
  const channel = new BroadcastChannel(deskName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readDesk(data)
    if (message) hear(message)
  })
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}
