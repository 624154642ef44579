/** Notifies the recorder of each rendered frame synchronously, while the WebGL canvas still holds it. */

type Listener = () => void
const listeners = new Set<Listener>()

export const tellPicture = (): void => listeners.forEach((listener) => listener())

export function onPicture(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const tableCanvas = (): HTMLCanvasElement | null =>
  document.querySelector<HTMLCanvasElement>('.picture canvas')
