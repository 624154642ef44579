/** The entry point of every command: `npx tsx src/cli/main.ts NAME ...`, which the npm scripts run. */
import { main } from './commands.ts'
import { guardOutput } from './output.ts'

const args = process.argv.slice(2)
guardOutput(args)
process.exitCode = await main(args)
