/** The table of commands, and the answers to a wrong name or a wrong argument. */
import { UsageError } from './args.ts'
import { languageIn, voiceFor } from './voices.ts'

interface Command {
  run(args: string[]): Promise<number> | number
}

/** Loaded lazily, so that no command pays for another's imports. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: () => import('./play.ts'),
  verify: () => import('./verify.ts'),
  film: () => import('./film.ts'),
  fuzz: () => import('./fuzz.ts'),
  fair: () => import('./fair.ts'),
  bench: () => import('./bench.ts'),
  golden: () => import('./golden.ts'),
  models: () => import('./models.ts'),
  pictures: () => import('./pictures.ts'),
  check: () => import('./check.ts'),
  build: () => import('./build.ts'),
  dev: () => import('./dev.ts'),
}

export const commandNames: readonly string[] = Object.keys(commands)

const about = `Commands:
  play     play a game in the terminal
  verify   check a saved match
  film     a saved match as a film or a picture book
  fuzz     random matches under the conformance kit
  fair     are the dice fair
  bench    how fast things are
  golden   write the golden playthroughs again
  models   bake the 3D models again
  pictures pictures of components beside those that are kept
  check    types, lint and format
  build    build the page
  dev      serve the page while working on it

Each of them explains itself: npm run NAME -- --help`

export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(about)
    return name === undefined ? 1 : 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!load) throw new UsageError('cli.error.command', { given: { raw: name } })
    const command = await load()
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const voice = await voiceFor(languageIn(args))
    for (const each of [error.line, ...error.list]) console.error(voice.say(each))
    if (!load) console.error(`\n${about}`)
    return 1
  }
}
