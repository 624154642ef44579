/** Seeded random numbers (sfc32) for chance answers, bots and tests; rules never use them. */

export interface Random {
  /** An integer from 0 to below - 1, without modulo bias. */
  int(below: number): number
  pick<T>(list: readonly T[]): T
  /** `take` distinct numbers below `from`, in the order of drawing. */
  draw(from: number, take: number): number[]
}

/** Derives four 32-bit words from the seed by FNV-1a, with a different offset per word. */
function seedWords(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
  for (let i = 0; i < seed.length; i += 1) {
    const code = seed.charCodeAt(i)
    for (let w = 0; w < 4; w += 1) {
      words[w] = Math.imul((words[w] ?? 0) ^ (code + w), 0x01000193)
    }
  }
  return words
}

export function makeRandom(seed: string): Random {
  let [a, b, c, counter] = seedWords(seed)

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 16; i += 1) next()

  function int(below: number): number {
    if (!Number.isSafeInteger(below) || below < 1 || below > 0x1_0000_0000) {
      throw new RangeError(`random int below ${below}`)
    }
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % below)
    let value = next()
    while (value >= fair) value = next()
    return value % below
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('pick from an empty list')
    return list[int(list.length)] as T
  }

  /** A sparse Fisher-Yates shuffle: it stores only the swapped positions. */
  function draw(from: number, take: number): number[] {
    const moved = new Map<number, number>()
    const drawn: number[] = []
    for (let i = 0; i < take; i += 1) {
      const at = i + int(from - i)
      drawn.push(moved.get(at) ?? at)
      moved.set(at, moved.get(i) ?? i)
    }
    return drawn
  }

  return { int, pick, draw }
}
