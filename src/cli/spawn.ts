/** Runs another program of this project in its place and passes its exit code on. */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export function runNode(args: readonly string[]): number {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (error) console.error(error.message)
  return status ?? 1
}

/** Starts it beside this one, in a process group of its own, so that `stop` also ends what it has started. */
export function startNode(args: readonly string[]): {
  readonly ended: Promise<number>
  stop(): Promise<unknown>
} {
  const isDetached = process.platform !== 'win32'
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached: isDetached })
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  })
  return {
    ended,
    stop() {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        if (isDetached) process.kill(-child.pid, 'SIGTERM')
        else child.kill()
      }
      return ended
    },
  }
}
