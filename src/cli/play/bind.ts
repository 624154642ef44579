/** Before the first throw at a terminal: shows the commitment, then asks each person for a word to add to the seeds. */
import { line } from '../../kernel/line.ts'
import { type Origin, type Share, shareLimits } from '../../kernel/origin.ts'
import type { Opened } from '../../session/header.ts'
import { peopleOf } from '../../session/seating.ts'
import { phraseOf } from '../../session/trust/phrase.ts'
import { say, type TerminalScreen } from './screen.ts'

const shownDigits = 16

/** `words` are those of the phrase, in the person's language. */
export async function bind(
  screen: TerminalScreen,
  { match, header }: Opened,
  words: readonly string[],
): Promise<Opened> {
  const { origin } = header
  if (origin?.kind === 'foretold') {
    say(screen, line('cli.foretold', { seed: { raw: origin.seed } }))
    return { match, header }
  }
  if (origin?.kind !== 'committed') return { match, header }
  const { commitment } = origin
  const digits = { raw: commitment.slice(0, shownDigits) }
  say(screen, line('cli.bound', { phrase: { raw: phraseOf(commitment, words) }, digits }))
  const shares: Share[] = []
  for (const seat of peopleOf(header.sittings)) {
    const typed = await screen.terminal.ask(screen.pen.say(line('cli.share', { who: { seat } })))
    if (typed === null) break
    const text = typed.trim().slice(0, shareLimits.word)
    if (text !== '') shares.push({ from: seat, kind: 'word', text })
  }
  const bound: Origin = { ...origin, shares }
  return { match, header: { ...header, origin: bound } }
}
