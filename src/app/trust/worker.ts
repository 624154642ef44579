/** Web worker that verifies matches: replays inputs, draws and throws. */
import { refusalLine } from '../../kernel/refusalLine.ts'
import { checkKept } from '../../physics/check.ts'
import { serveCalls } from '../../physics/workerServer.ts'
import { judgeFile } from '../../session/judgeFile.ts'
import { faultLine, proofLevelOf, verdictLines } from '../../session/trust/tell.ts'
import { loadAllPhraseWords, loadPhraseWords } from '../../words/phrases/index.ts'
import { loadAllGames, loadValues } from '../games.ts'
import type { TrustAnswer, Question } from './question.ts'

async function answer({ text, language, witness }: Question): Promise<TrustAnswer> {
  const games = await loadAllGames()
  const { verdict, ...none } = await judgeFile(text, {
    gameById: (id) => games.find((game) => game.id === id),
    oursOf: async (id) => JSON.parse((await loadValues(id)) ?? 'null') as unknown,
    falls: checkKept,
    ...(witness !== undefined && {
      witness: { phrase: witness, words: await loadAllPhraseWords() },
    }),
  })
  if (!verdict) {
    const why = 'refusal' in none ? [refusalLine(none.refusal)] : []
    return { standing: 'false', lines: why, faults: why }
  }
  const { rules, fault } = verdict
  return {
    standing: proofLevelOf(verdict),
    lines: verdictLines(verdict, await loadPhraseWords(language)),
    faults: [
      ...(rules.broken ? [refusalLine(rules.broken)] : []),
      ...(fault ? [faultLine(fault)] : []),
    ],
  }
}

serveCalls(answer)
