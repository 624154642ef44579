/** Prints the progress of a film: one line that is overwritten on a terminal, a few lines in a log. */

export interface Progress {
  /** Counts further finished pictures. */
  add(frames: number): void
  end(): void
}

interface Told {
  readonly done: number
  readonly all: number
  readonly aSecond: number
  readonly secondsLeft: number
}

const secondsNow = (): number => Number(process.hrtime.bigint()) / 1e9

/** The number of lines in a log: one for each tenth. */
const tenths = 10

export function makeProgress(
  all: number,
  before: number,
  sentence: (told: Told) => string,
): Progress {
  const began = secondsNow()
  const isSeen = process.stderr.isTTY
  let made = 0
  let lastTenth = Math.floor((before / all) * tenths)
  return {
    add(frames) {
      made += frames
      const passed = secondsNow() - began
      const done = before + made
      const aSecond = made / Math.max(0.001, passed)
      const told = { done, all, aSecond, secondsLeft: (all - done) / Math.max(0.001, aSecond) }
      const tenth = Math.floor((done / all) * tenths)
      if (isSeen) process.stderr.write(`\r${sentence(told)}\u001B[K`)
      else if (tenth > lastTenth) console.error(sentence(told))
      lastTenth = Math.max(lastTenth, tenth)
    },
    end() {
      if (isSeen) process.stderr.write('\r\u001B[K')
    },
  }
}
