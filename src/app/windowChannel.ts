/** A BroadcastChannel between windows of one browser; drops messages that fail to parse, and sends nothing once closed. */

export interface WindowChannel<M> {
  send(message: M): void
  close(): void
}

export function openWindowChannel<M>(
  name: string,
  read: (data: unknown) => M | null,
  hear: (message: M) => void,
): WindowChannel<M> {
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
