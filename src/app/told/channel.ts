/** The channel between the windows of one browser: tables and stages hear each other on it, and nobody else. */
import { channelName, type Message, readMessage } from '../../stage/wire/messages.ts'

export interface Channel {
  send(message: Message): void
  close(): void
}

/** What is none of ours is not heard. */
export function openChannel(hear: (message: Message) => void): Channel {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) hear(message)
  })
  return {
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
