/** Applies a person's own edition file to a game, or reports everything that is wrong in it. */
import { inEdition } from '../../kernel/edition.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { line } from '../../kernel/line.ts'
import { raw, UsageError } from '../args.ts'
import { readText } from '../files.ts'

export function gameInEdition(game: AnyGame, file: string | undefined): AnyGame {
  if (file === undefined) return game
  const edited = inEdition(game, parse(file))
  if (edited.ok) return edited.game
  const { faults } = edited
  throw new UsageError(
    'cli.error.edition',
    { ...raw({ file }), n: faults.length },
    // a fault of the whole file has no path
    faults.map((fault) =>
      fault.path === ''
        ? fault.line
        : line('cli.edition.fault', { ...raw({ path: fault.path }), fault: fault.line }),
    ),
  )
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError('cli.error.editionJson', raw({ file }))
  }
}
