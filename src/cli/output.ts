/** Ends a command in a sentence, not in a stack, when its output cannot be written. */
import { line } from '../kernel/line.ts'
import { reasonOf } from './files.ts'
import { languageIn, voiceFor } from './voices.ts'

async function endIn(error: unknown, args: readonly string[]): Promise<never> {
  const voice = await voiceFor(languageIn(args))
  console.error(voice.say(line('cli.error.output', { why: reasonOf(error) })))
  process.exit(1)
}

/** A closed pipe, as after `| head`, means that nobody reads any more: that is no error. */
export function guardOutput(args: readonly string[]): void {
  let isEnding = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    if (!isEnding) void endIn(error, args)
    isEnding = true
  })
  // without a reader of errors there is nobody left to tell
  process.stderr.on('error', () => undefined)
}
