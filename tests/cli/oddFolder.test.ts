/** The page is built and served in a folder whose name holds quotes, a dollar sign, spaces, Greek and an emoji. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { root } from '../architecture/imports.ts'

interface Serving {
  serve(folder: string, port: number): Promise<{ server: Server; port: number }>
}

const house = mkdtempSync(join(tmpdir(), 'jharokha-odd-'))
const odd = join(house, "Tim's `Ελλάδα` 😀 $HOME")
afterAll(() => rmSync(house, { recursive: true }))

/** Packages are linked file by file: a link to their folder would lead back to the ordinary name. */
function copyHouse(): void {
  mkdirSync(odd)
  for (const name of [
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'src',
    'public',
  ]) {
    cpSync(join(root, name), join(odd, name), { recursive: true })
  }
  // vite.config.ts reads the runner's reporters from here
  const isCode = (path: string) => !/tests\/(browser|golden|pictures)\//.test(path)
  cpSync(join(root, 'tests'), join(odd, 'tests'), { recursive: true, filter: isCode })
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(odd, 'node_modules')])
  } catch {
    // the temporary folder may lie on another disk
    cpSync(join(root, 'node_modules'), join(odd, 'node_modules'), { recursive: true })
  }
}

test(
  'the page builds and is served in a folder with quotes, Greek and an emoji in its name',
  { timeout: 400_000 },
  async () => {
    copyHouse()
    const script = `import('./src/cli/buildPage.mjs').then((m) => process.exit(m.buildPage(['--logLevel', 'error'])))`
    const built = spawnSync(process.execPath, ['-e', script], { cwd: odd, encoding: 'utf8' })
    expect(built.status, built.stderr).toBe(0)
    const { serve } = (await import(pathToFileURL(join(odd, 'src/cli/serve.mjs')).href)) as Serving
    const { server, port } = await serve(join(odd, 'dist'), 0)
    try {
      const page = await fetch(`http://127.0.0.1:${port}/`)
      expect(await page.text()).toContain('id="root"')
      const worker = await (await fetch(`http://127.0.0.1:${port}/sw.js`)).text()
      expect(worker).toContain('"url":"index.html"')
    } finally {
      server.close()
    }
  },
)
