/** The search among commands: by any words, without accents, with groups in order. */
import { expect, test } from 'vitest'
import {
  groupCommands,
  filterCommands,
  type LabelledCommand,
} from '../../src/ui/actions/commandList.ts'

const named: readonly LabelledCommand[] = [
  ['throws', 'Rzuć ponownie: 1 (żółty)'],
  ['crosses', 'Σβήσε το μπλε κουτάκι'],
  ['throws', 'Rzuć ponownie: 1 i 2'],
  ['ends', 'Ещё не всё'],
].map(([group = '', text = '']) => ({
  group,
  text,
  line: { key: text },
  command: { type: group },
  isGivingUp: false,
  isDecisive: false,
}))

test.each([
  ['', 4],
  ['   ', 4],
  ['rzuc', 2],
  ['ponownie zolty', 1],
  ['ΜΠΛΕ κουτακι', 1],
  ['еще', 1],
  ['rzuc blue', 0],
])('narrow with «%s» finds %i commands', (search, count) => {
  expect(filterCommands(named, search)).toHaveLength(count)
})

test('grouped keeps groups in the order of their first command', () => {
  expect(groupCommands(named).map(({ key, items }) => [key, items.length])).toEqual([
    ['throws', 2],
    ['crosses', 1],
    ['ends', 1],
  ])
})
