/** The build strips everything from an edition's file that its schema does not read, keeping the order. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withoutRemarks } from '../../../src/app/build/readEditions.ts'
import borderValues from '../../../src/games/border/data/border.json' with { type: 'json' }
import { editionSchema as borderSchema } from '../../../src/games/border/data/schema.ts'
import nagarajaValues from '../../../src/games/nagaraja/data/nagaraja.json' with { type: 'json' }
import { editionSchema as nagarajaSchema } from '../../../src/games/nagaraja/data/schema.ts'
import rajasValues from '../../../src/games/rajas/data/rajas.json' with { type: 'json' }
import { editionSchema as rajasSchema } from '../../../src/games/rajas/data/schema.ts'

const files = [
  ['border', borderValues, borderSchema],
  ['nagaraja', nagarajaValues, nagarajaSchema],
  ['rajas', rajasValues, rajasSchema],
] as const

test.each(files)(
  'withoutRemarks keeps what the schema of %s reads',
  (_, given, schema: v.GenericSchema) => {
    const known = v.parse(schema, given)
    const carried = withoutRemarks(given, known)
    expect(carried).toEqual(known)
    expect(JSON.stringify(carried)).not.toContain('provenance')
    // stripping again changes nothing
    expect(withoutRemarks(carried, known)).toEqual(carried)
  },
)

test("withoutRemarks keeps the order of the file's keys", () => {
  const given = { b: [{ z: 1, note: 'x', a: 2 }], note: 'y', a: 3 }
  const known = { a: 3, b: [{ a: 2, z: 1 }] }
  expect(JSON.stringify(withoutRemarks(given, known))).toBe('{"b":[{"z":1,"a":2}],"a":3}')
})
