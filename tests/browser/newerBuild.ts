/** Makes a newer build from the given one: other script names, and another revision of one model. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mark = '-newer.js'

export const isNewer = (address: string): boolean => address.endsWith(mark)

/** Scripts that a build's service worker precaches. */
export function scriptsOf(folder: string): readonly string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  return [...worker.matchAll(/"url":"([^"]+\.js)"/g)].map(([, name = '']) => `/${name}`)
}

export function makeNewerBuild(folder: string): string {
  const newer = mkdtempSync(join(tmpdir(), 'jharokha-newer-'))
  cpSync(folder, newer, { recursive: true })
  const assets = join(newer, 'assets')
  const names = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')))
  const rename = (text: string) =>
    text.replaceAll(/[\w.-]+\.js/g, (name) =>
      names.has(name) ? name.replace(/\.js$/, mark) : name,
    )
  for (const name of names) {
    const file = join(assets, name)
    writeFileSync(file, rename(readFileSync(file, 'utf8')))
    renameSync(file, join(assets, rename(name)))
  }
  for (const name of ['index.html', 'sw.js']) {
    const text = rename(readFileSync(join(newer, name), 'utf8'))
    const changed = /("revision":")[0-9a-f]+(?=","url":"(?:index\.html|models\/table\.glb)")/g
    writeFileSync(join(newer, name), text.replaceAll(changed, '$1newer'))
  }
  return newer
}
