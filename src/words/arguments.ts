/** Collects the argument names of a compiled ICU message, including nested ones. */

/** The fields used here of an element of the parsed message. */
interface Element {
  readonly type: number
  readonly value?: unknown
  readonly options?: unknown
  readonly children?: unknown
}

const literal = 0
const pound = 7

export function argumentNames(elements: readonly unknown[]): readonly string[] {
  const names = new Set<string>()
  collect(elements as readonly Element[], names)
  return [...names]
}

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === literal || element.type === pound) continue
    if (typeof element.value === 'string') names.add(element.value)
    const options = Object.values((element.options ?? {}) as Record<string, { value?: unknown }>)
    for (const option of options) {
      if (Array.isArray(option.value)) collect(option.value as Element[], names)
    }
    if (Array.isArray(element.children)) collect(element.children as Element[], names)
  }
}
