/** What a worker and who asks it say to each other, and the worker's side of it. */

export type Asked<Q> = { readonly id: number; readonly question: Q }

export type Told<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failure: string }

/** Answers in the order in which it was asked; `buffersOf` an answer change hands instead of being copied. */
export function answerWith<Q, A>(
  work: (question: Q) => A | Promise<A>,
  buffersOf: (answer: A) => ArrayBuffer[] = () => [],
): void {
  const tell = (told: Told<A>, transfer: ArrayBuffer[]): void =>
    globalThis.postMessage(told, { transfer })

  globalThis.addEventListener('message', async ({ data }: MessageEvent<Asked<Q>>) => {
    const { id, question } = data
    try {
      const answer = await work(question)
      tell({ id, answer }, buffersOf(answer))
    } catch (error) {
      tell({ id, failure: String(error) }, [])
    }
  })
}
