/** Parses an edition file of noughts and crosses. */
import { parseWith, type ParsedEdition } from '../../../kernel/parseEdition.ts'
import { crossFaults } from './checks.ts'
import { type Edition, editionSchema } from './schema.ts'

export function parseEdition(data: unknown): ParsedEdition<Edition> {
  return parseWith(editionSchema, crossFaults, data)
}
