/** The story on a hand, in order: lines after a throw are held back until its pieces have fallen on the table. */
import type { News } from '../../link/wire/messages.ts'
import type { Told } from './handLink.ts'
import { fallOf, toldAfter, whileFalling } from './told.ts'

/** News that wait for falling pieces; more of them are shown at once. */
const mostWaiting = 3

export interface Story {
  told(): Told | null
  take(news: News): void
}

interface StoryPorts {
  /** Calls back after so many milliseconds. */
  later(milliseconds: number, step: () => void): void
  changed(): void
  /** A step came without the position before it. */
  lose(): void
}

export function makeStory({ later, changed, lose }: StoryPorts): Story {
  let told: Told | null = null
  let waiting: News[] = []
  let isFalling = false
  /** Counts falls: the timer of one that a position has ended does nothing. */
  let falls = 0

  function apply(news: News): void {
    const next = toldAfter(told, news)
    if (!next) return lose()
    told = next
    changed()
  }

  function next(): void {
    isFalling = false
    for (;;) {
      const news = waiting.shift()
      if (!news) return
      const fall = waiting.length < mostWaiting ? fallOf(news) : 0
      if (fall > 0 && told && news.kind === 'step' && news.thrown) {
        waiting.unshift({ ...news, thrown: null })
        told = whileFalling(told, news.thrown)
        isFalling = true
        falls += 1
        const own = falls
        later(fall, () => own === falls && next())
        return changed()
      }
      apply(news)
    }
  }

  return {
    told: () => told,
    take(news) {
      // a position replaces everything before it
      waiting = news.kind === 'position' ? [news] : [...waiting, news]
      if (news.kind === 'position') falls += 1
      if (!isFalling || news.kind === 'position') next()
    },
  }
}
