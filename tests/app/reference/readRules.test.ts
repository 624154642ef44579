/** Reference pages link to existing rules and existing pictures only. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRules } from '../../../src/app/reference/readRules.ts'
import { manifests } from '../../../src/games/index.ts'

const root = new URL('../../../', import.meta.url)

test.each(manifests)(
  'reference of $id: every linked rule and picture exists',
  async ({ id, reference }) => {
    const rules = readRules(readFileSync(new URL(`src/games/${id}/rules.md`, root), 'utf8'))
    const known = new Set(rules.map(({ number }) => number))
    expect(known.size).toBeGreaterThan(40)
    const { components = [], rules: cited, signs } = await reference()
    const numbers = [
      ...Object.values(cited ?? {}).flat(),
      ...[...signs, ...components].flatMap((one) => one.rules ?? []),
    ]
    expect(numbers.length).toBeGreaterThan(15)
    expect(numbers.filter((number) => !known.has(number))).toEqual([])
    for (const { icon } of [...signs, ...components])
      expect([icon, existsSync(new URL(`public/icons/${icon}.svg`, root))]).toEqual([icon, true])
  },
)
