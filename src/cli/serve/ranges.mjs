/** Reads a Range header as RFC 9110 (section 14) wants it. */

const unsatisfiable = Object.freeze({ kind: 'unsatisfiable' })
const whole = Object.freeze({ kind: 'whole' })

/**
 * Answers one range of bytes with itself. Several ranges, another unit and broken grammar are ignored, which the
 * standard allows: the whole file is sent. `end` is the last byte, not the one after it.
 */
export function readRange(header, size) {
  const found = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? '')
  if (!found) return whole
  const [, first, last] = found
  if (first === '' && last === '') return whole
  return first === '' ? suffixOf(size, Number(last)) : partOf(size, Number(first), last)
}

/** The last `length` bytes; an empty file has none and is sent as it is. */
function suffixOf(size, length) {
  if (length === 0) return unsatisfiable
  if (size === 0) return whole
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 }
}

function partOf(size, start, last) {
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start >= size || end < start ? unsatisfiable : { kind: 'part', start, end }
}
