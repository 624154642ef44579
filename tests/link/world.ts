/** A world for tests of links: virtual time, a hosted match, and phones that play from what their links bring. */
import type { AnyGame } from '../../src/kernel/game.ts'
import { makeRandom, type Random } from '../../src/kernel/random.ts'
import { makeMemoryCarrier, type MemoryLink, type Weather } from '../../src/link/carriers/memory.ts'
import type { HostBook } from '../../src/link/host/claims.ts'
import { type HostedTable, hostTable } from '../../src/link/host/hostTable.ts'
import type { SentInput } from '../../src/link/messages.ts'
import type { AnswerCode, Role } from '../../src/link/roles.ts'
import type { JoinedTable } from '../../src/link/screen/joined.ts'
import { joinTable } from '../../src/link/screen/joinTable.ts'
import type { News } from '../../src/link/wire/messages.ts'
import { flick, openSession } from '../session/link.ts'

export interface VirtualTime {
  now(): number
  later(milliseconds: number, step: () => void): () => void
  /** Runs what is due, in order, until `isDone`. */
  until(isDone: () => boolean, most?: number): Promise<void>
}

export function makeVirtualTime(): VirtualTime {
  let now = 1_000_000
  let count = 0
  const due: { at: number; order: number; step: () => void }[] = []
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    now: () => now,
    later(milliseconds, step) {
      const item = { at: now + milliseconds, order: (count += 1), step }
      const at = due.findIndex((other) => other.at > item.at)
      due.splice(at === -1 ? due.length : at, 0, item)
      return () => {
        const found = due.indexOf(item)
        if (found >= 0) due.splice(found, 1)
      }
    },
    async until(isDone, most = 400_000) {
      for (let i = 0; i < most; i += 1) {
        await settle()
        if (isDone()) return
        const next = due.shift()
        if (!next) continue
        now = Math.max(now, next.at)
        next.step()
      }
      throw new Error(`it did not come to this in ${most} steps`)
    },
  }
}

export const fairWeather = { lose: 0, double: 0, cut: 0, delay: 0 } as const

export function makeMemoryBook(): HostBook & { value: unknown } {
  return {
    value: null,
    read() {
      return this.value
    },
    write(value) {
      this.value = structuredClone(value)
    },
  }
}

export interface Screen {
  readonly joined: JoinedTable
  readonly link: MemoryLink
  readonly news: News[]
  readonly answers: (AnswerCode | null)[]
  /** Acts with the next thing that this screen's seat owes, read from its own view; false when it owes nothing. */
  play(): boolean
}

export function openWorld(game: AnyGame, kinds: string, seed: string) {
  const { session, ports } = openSession(game, kinds, seed)
  const time = makeVirtualTime()
  const carrier = makeMemoryCarrier()
  const book = makeMemoryBook()
  const random = makeRandom(`world ${seed}`)
  const reported: unknown[] = []
  let ids = 0

  const host: HostedTable = hostTable({
    session,
    carrier,
    book,
    run: 'run-1',
    now: time.now,
    report: (error) => void reported.push(error),
  })

  function join(
    role: Role,
    seat: number | null,
    weather: Omit<Weather, 'random' | 'now' | 'later'> = fairWeather,
    token = `token-of-a-device-${seat ?? role}`,
  ): Screen {
    const link = carrier.connect(role, { random, now: time.now, later: time.later, ...weather })
    const news: News[] = []
    const answers: Screen['answers'] = []
    const joined = joinTable({
      link,
      role,
      token,
      name: seat === null ? '' : `Phone ${seat}`,
      seat,
      now: time.now,
      later: time.later,
      makeId: () => `act-${(ids += 1)}`,
      onNews: (next) => void news.push(next),
    })
    const phone: Screen = {
      joined,
      link,
      news,
      answers,
      play: () => playPhone(game, phone, random),
    }
    return phone
  }

  return { session, ports, time, carrier, book, random, reported, host, join }
}

function inputFor(game: AnyGame, news: News, seat: number, random: Random): SentInput | null {
  if (news.toThrow.some((piece) => piece.seat === seat)) return { kind: 'throw', gesture: flick }
  if (!news.due.includes(seat)) return null
  const command = random.pick(game.legal(news.view, seat))
  return { kind: 'command', command, seen: news.number }
}

/** One act at a time: the next comes once the news of this one are here. */
export function playPhone(
  game: AnyGame,
  phone: Pick<Screen, 'joined' | 'news' | 'answers'>,
  random: Random,
): boolean {
  const { joined, news, answers } = phone
  const state = joined.state()
  const last = news.at(-1)
  if (state.kind !== 'joined' || state.welcome.seat === null || !last) return false
  if (joined.waiting() > 0 || last.viewer !== state.welcome.seat) return false
  const input = inputFor(game, last, state.welcome.seat, random)
  if (!input) return false
  void joined.act(input).then((code) => answers.push(code))
  return true
}
