/** The door of every command: `npx tsx src/cli/main.ts NAME ...`, which the npm scripts open. */
import { main } from './commands.ts'

// whoever reads has gone, as after `| head`: there is nobody left to tell
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
process.exitCode = await main(process.argv.slice(2))
