/** Does each act once: the same id of the same sender gets the answer of the first time, even while that is under way. */

type Once<T> = (sender: string, id: string, job: () => Promise<T>) => Promise<T>

/** Ids remembered of one sender; a carrier does not send anything again that is older than that. */
const remembered = 256

export function makeOnce<T>(): Once<T> {
  const answers = new Map<string, Map<string, Promise<T>>>()
  return (sender, id, job) => {
    const own = answers.get(sender) ?? new Map<string, Promise<T>>()
    answers.set(sender, own)
    const before = own.get(id)
    if (before) return before
    const answer = job()
    own.set(id, answer)
    const [oldest] = own.keys()
    if (own.size > remembered && oldest !== undefined) own.delete(oldest)
    return answer
  }
}
