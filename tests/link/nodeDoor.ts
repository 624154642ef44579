/** A door in Node for tests: the real server of a small folder, and sockets of `ws` to it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { Socket, SocketPorts } from '../../src/link/carriers/reconnecting.ts'
import { root } from '../architecture/imports.ts'

interface Serving {
  serve(
    folder: string,
    port: number,
    more?: { host?: string; names?: readonly string[]; shared?: object },
  ): Promise<{ server: Server; port: number }>
}
interface Doors {
  addDoor(server: Server, names: readonly string[], limits?: object): { close(): void }
}

export interface NodeDoor {
  readonly port: number
  /** Ends every connection, as when the server is killed. */
  close(): Promise<void>
}

/** Serves an empty page with a door on a port of the loopback; 0 takes any. */
export async function openNodeDoor(port = 0, limits: object = {}): Promise<NodeDoor> {
  const folder = mkdtempSync(join(tmpdir(), 'jharokha-door-'))
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>')
  const { serve } = (await import(join(root, 'src/cli/serve.mjs'))) as Serving
  const { addDoor } = (await import(join(root, 'src/cli/serve/door/door.mjs'))) as Doors
  const { doorLimits } = (await import(join(root, 'src/cli/serve/door/limits.mjs'))) as {
    doorLimits: object
  }
  const served = await serve(folder, port, { shared: { shares: true } })
  const door = addDoor(served.server, [], { ...doorLimits, ...limits })
  return {
    port: served.port,
    close() {
      door.close()
      rmSync(folder, { recursive: true })
      return new Promise((resolve) => void served.server.close(() => resolve()))
    },
  }
}

export function nodeSockets(port: number, path: '/door' | '/door/host') {
  const open: WebSocket[] = []
  const ports: SocketPorts = {
    open() {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
      open.push(socket)
      return socket as Socket
    },
    later(milliseconds, step) {
      const timer = setTimeout(step, milliseconds)
      return () => clearTimeout(timer)
    },
    random: () => 0.5,
  }
  /** Breaks the connection without a word, as a dead battery does. */
  const kill = () => open.at(-1)?.terminate()
  return { ports, kill }
}
