/** Runs another program of this project in its place and passes its exit code on. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export function runNode(args: readonly string[]): number {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (error) console.error(error.message)
  return status ?? 1
}
