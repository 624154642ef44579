/** Downloads a saved match as a file without opening its table. */
import { resume } from '../../session/resume.ts'
import { loadGame } from '../games.ts'
import { fileName, fileText, offerFile } from './exchange.ts'
import { saves } from './index.ts'

/** False if the match cannot be replayed completely, as the file would lose entries. */
export async function offerSavedFile(id: string): Promise<boolean> {
  const kept = await saves.read(id).catch(() => null)
  const game = kept && (await loadGame(kept.header.game, kept.header.edition))
  if (!kept || !game) return false
  const { match, refusal } = resume(game, kept.header, kept.entries)
  if (!match || refusal) return false
  offerFile(fileName(kept.header), fileText(match, kept.header))
  return true
}
