/** Consistency checks of an edition beyond its schema: map, regions and sheets must fit each other. */
import { type EditionFault, fault } from '../../../kernel/edition.ts'
import { repeated } from '../../../kernel/editionShapes.ts'
import { line } from '../../../kernel/line.ts'
import type { Edition } from './schema.ts'

export function crossFaults(edition: Edition): readonly EditionFault[] {
  const numbers = edition.boxes.flatMap(({ id }, i) =>
    id === i ? [] : [fault(`boxes.${i}.id`, line('edition.number', { wanted: i }))],
  )
  // All other checks use box numbers as indices, so wrong numbers are reported alone.
  return numbers.length > 0
    ? numbers
    : [...mapFaults(edition), ...regionFaults(edition), ...sheetFaults(edition)]
}

function unknown(edition: Edition, path: string, boxes: readonly number[]) {
  return boxes
    .filter((box) => box >= edition.boxes.length)
    .map((box) => fault(path, line('edition.unknown', { id: { raw: String(box) } })))
}

function mapFaults(edition: Edition): readonly EditionFault[] {
  const { boxes, rows, whiteBoxes } = edition
  const drawn = boxes.flatMap(({ col, row }, i) =>
    '#X'.includes(rows[row]?.[col] ?? ' ') ? [] : [fault(`boxes.${i}`, line('border.fault.drawn'))],
  )
  const oneWay = boxes.flatMap(({ id, adj }, i) =>
    adj.flatMap((other) =>
      boxes[other] && !boxes[other].adj.includes(id)
        ? [fault(`boxes.${i}.adj`, line('border.fault.adjacent', { box: id, other }))]
        : [],
    ),
  )
  return [
    ...(rows.length > 0 ? drawn : []),
    ...unknown(edition, 'whiteBoxes', whiteBoxes),
    ...boxes.flatMap(({ adj }, i) => unknown(edition, `boxes.${i}.adj`, adj)),
    ...oneWay,
  ]
}

function regionFaults(edition: Edition): readonly EditionFault[] {
  return [
    ...repeated('regions', edition.regions),
    ...edition.regions.flatMap(({ boxes }, i) => unknown(edition, `regions.${i}.boxes`, boxes)),
  ]
}

/** Each box that is not white belongs to one segment of each sheet [B5]. */
function sheetFaults(edition: Edition): readonly EditionFault[] {
  return Object.entries(edition.sheets).flatMap(([letter, segments]) => {
    const path = `sheets.${letter}`
    const placed = segments.flatMap(({ boxes }) => boxes)
    const wrong = edition.boxes.filter(({ id }) => {
      const times = placed.filter((box) => box === id).length
      return times !== (edition.whiteBoxes.includes(id) ? 0 : 1)
    })
    return [
      ...unknown(edition, path, placed),
      ...wrong.map(({ id }) => fault(path, line('border.fault.sheet', { box: id }))),
    ]
  })
}
