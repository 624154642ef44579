/** The source for tests: answers with the faces that a script lists, request by request. */
import { AnswerError, givenAnswer } from './answer.ts'
import type { Source } from './answer.ts'

export function makeScriptedSource(script: readonly (readonly number[])[]): Source {
  let next = 0
  return (pieces) => {
    const faces = script[next]
    if (!faces) throw new AnswerError('nothing-left')
    const answer = givenAnswer(pieces, faces)
    next += 1
    return answer
  }
}
