/** Writes `licences.txt`: name, version, licence and licence text of every package in the built page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const licencesFile = 'licences.txt'

/** The service worker is generated after the bundle, from these packages. */
const ofServiceWorker = ['workbox-core', 'workbox-precaching', 'workbox-routing']
/** Packages that name the Apache licence without its text get the text that this package carries. */
const withApacheText = '@internationalized/number'

const nameIn = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** The innermost package that a module or asset belongs to. */
export const packageOf = (file: string): string | null =>
  nameIn.exec(file.replaceAll('\\', '/'))?.[1] ?? null

interface Described {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly repository?: string | { readonly url: string }
}

function textIn(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.|$)/i.test(name))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim()
}

/** One package's paragraph; without a text of its own it names the licence and where the package comes from. */
export function licenceOf(modules: string, name: string): string {
  const folder = join(modules, name)
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described
  const { version, license, repository } = described
  const isApache = license === 'Apache-2.0'
  const text = textIn(folder) ?? (isApache ? textIn(join(modules, withApacheText)) : null)
  const address = typeof repository === 'object' ? repository.url : (repository ?? '')
  const head = `${name} ${version}${license === undefined ? '' : ` (${license})`}`
  return [head, '='.repeat(head.length), address, text ?? ''].filter(Boolean).join('\n\n')
}

/** One plugin for the page, one for its workers: the page's writes the file for both. */
export function licences(): { readonly page: Plugin; readonly worker: Plugin } {
  const shipped = new Set(ofServiceWorker)
  const note = (file: string) => {
    const name = packageOf(file)
    if (name !== null) shipped.add(name)
  }
  const collect: Plugin['generateBundle'] = function collectPackages(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset') file.originalFileNames.forEach(note)
      else
        for (const [id, { renderedLength }] of Object.entries(file.modules))
          if (renderedLength > 0) note(id)
    }
  }
  let modules = ''
  return {
    worker: { name: 'licences of workers', generateBundle: collect },
    page: {
      name: 'licences',
      apply: 'build',
      configResolved({ root }) {
        modules = join(root, 'node_modules')
      },
      generateBundle(options, bundle, isWrite) {
        collect.call(this, options, bundle, isWrite)
        const names = [...shipped].filter((name) => existsSync(join(modules, name))).sort()
        const source = names.map((name) => licenceOf(modules, name)).join('\n\n\n')
        this.emitFile({ type: 'asset', fileName: licencesFile, source: `${source}\n` })
      },
    },
  }
}
