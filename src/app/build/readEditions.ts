/** Vite plugin: strips editions to what their schemas read, so that the page does not download remarks. */
import { basename } from 'node:path'
import * as v from 'valibot'
import { type Plugin, runnerImport } from 'vite'

const file = /\/src\/games\/(\w+)\/data\/\1\.json$/

type Node = Readonly<Record<string, unknown>>
const isNode = (given: unknown): given is Node => typeof given === 'object' && given !== null

/** Keeps the file's key order. Raw imports of the file are not changed. */
export function withoutRemarks(given: unknown, known: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(known))
    return given.map((one, i) => withoutRemarks(one, known[i]))
  if (!isNode(given) || !isNode(known)) return given
  const wanted = Object.entries(given).filter(([key]) => key in known)
  return Object.fromEntries(wanted.map(([key, one]) => [key, withoutRemarks(one, known[key])]))
}

/** The schema is in the same folder. */
async function schemaBeside(address: string): Promise<v.GenericSchema> {
  const schema = address.replace(basename(address), 'schema.ts')
  const { module } = await runnerImport<{ readonly editionSchema: v.GenericSchema }>(schema)
  return module.editionSchema
}

export function readEditions(): Plugin {
  return {
    name: 'read editions',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!file.test(id)) return null
      const given: unknown = JSON.parse(code)
      const known: unknown = v.parse(await schemaBeside(id), given)
      return { code: JSON.stringify(withoutRemarks(given, known)), map: null }
    },
  }
}
