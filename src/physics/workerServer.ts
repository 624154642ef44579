/** Messages between a worker and its client, and the worker's side of them. */

export type WorkerRequest<Q> = { readonly id: number; readonly question: Q }

export type WorkerResponse<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failure: string }

/** Answers calls in order; buffers of an answer are transferred instead of copied. */
export function serveCalls<Q, A>(
  work: (question: Q) => A | Promise<A>,
  buffersOf: (answer: A) => ArrayBuffer[] = () => [],
): void {
  const respond = (response: WorkerResponse<A>, transfer: ArrayBuffer[]): void =>
    globalThis.postMessage(response, { transfer })

  globalThis.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest<Q>>) => {
    const { id, question } = data
    try {
      const answer = await work(question)
      respond({ id, answer }, buffersOf(answer))
    } catch (error) {
      respond({ id, failure: String(error) }, [])
    }
  })
}
