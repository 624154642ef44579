/** A channel between the windows of one browser: what is none of ours is not heard, and nothing is said once it is closed. */

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
    // what was still being made ready when the window was left goes nowhere
    send(message) {
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
