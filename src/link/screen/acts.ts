/** The acts of a screen that wait for their answers: sent again, under the same id, until the host has answered. */
import type { AnswerCode } from '../roles.ts'

export interface Unanswered<T> {
  /** Resolves with the host's answer, or with null when it was done. */
  add(id: string, message: T): Promise<AnswerCode | null>
  answer(id: string, code: AnswerCode | null): void
  waiting(): readonly T[]
  /** Answers everything with this refusal: the table is left. */
  end(code: AnswerCode): void
}

export function makeUnanswered<T>(): Unanswered<T> {
  const open = new Map<string, { message: T; done(code: AnswerCode | null): void }>()
  function answer(id: string, code: AnswerCode | null): void {
    open.get(id)?.done(code)
    open.delete(id)
  }
  return {
    add: (id, message) => new Promise((done) => void open.set(id, { message, done })),
    answer,
    waiting: () => [...open.values()].map(({ message }) => message),
    end: (code) => [...open.keys()].forEach((id) => answer(id, code)),
  }
}
