/** A BroadcastChannel between windows of one browser; drops messages that fail to parse, and sends nothing once closed. */

export interface WindowChannel<M> {
  send(message: M): void
  close(): void
}

/** False in old browsers and some private windows; there nothing passes between windows. */
export const hasWindowChannels = (): boolean => typeof BroadcastChannel === 'function'

export function openWindowChannel<M>(
  name: string,
  read: (data: unknown) => M | null,
  hear: (message: M) => void,
): WindowChannel<M> {
  if (!hasWindowChannels()) return { send: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data)
    if (message && isOpen) hear(message)
  })
  return {
    // asynchronous senders may finish after the window has closed the channel
    send(message) {
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
