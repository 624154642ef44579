/** Between two people at one screen: nothing that only one of them may know is handed to the page before the curtain. */
import { expect, test } from 'vitest'
import { hasSecrets } from '../../src/session/look.ts'
import type { TableState } from '../../src/app/state/tableState.ts'
import { games } from '../../src/games/all.ts'
import { hash } from '../../src/kernel/hash.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { openTable, rest } from './tables.ts'

const people = [0, 1]
const mostSteps = 90

/** What is wrong with a table that is about to be drawn. */
function leakOf(state: TableState, isSecret: () => boolean): string | null {
  const { curtain, viewer, acting, actor, ask } = state
  if (curtain !== null && viewer !== 'table') return `curtain for ${curtain}, drawn for ${viewer}`
  if (curtain !== null && (acting.length > 0 || actor !== null)) return 'a hand behind the curtain'
  if (curtain !== null && ask !== null) return 'a throw behind the curtain'
  // the pieces of all of them lie ready, so all of them look at the screen
  if (ask !== null && isSecret() && viewer !== 'table') return `a throw, drawn for ${viewer}`
  if (actor !== null && viewer !== actor) return `${actor} plays, drawn for ${viewer}`
  return null
}

async function playHotSeat(game: AnyGame, seed: string) {
  const { session, ports } = openTable(game, 'hh', seed)
  ports.handOn = true
  const random = makeRandom(seed)
  const leaks = new Set<string>()
  let curtains = 0
  let secrets = 0
  let asked = 0
  const isSecret = () => hasSecrets(session.match(), people)
  session.table.subscribe((state) => {
    const leak = leakOf(state, isSecret)
    if (leak) leaks.add(leak)
    if (state.curtain !== null) curtains += 1
  })
  session.wake()
  await rest(session, 2)
  for (let i = 0; i < mostSteps; i += 1) {
    const { acting, actor, ask, curtain, result } = session.table.getState()
    if (result) break
    if (isSecret()) secrets += 1
    if (ask !== null) {
      asked += 1
      const wasSecret = isSecret()
      await session.throwNow(null)
      await rest(session, 2)
      // whoever threw may not be the one who plays next
      if (wasSecret && isSecret()) expect(session.table.getState().viewer).toBe('table')
    } else if (curtain === null) {
      const legal = acting.find((item) => item.seat === actor)?.legal ?? []
      if (actor === null) break
      await session.command({ seat: actor, command: random.pick(legal) })
    } else {
      session.liftCurtain()
      const lifted = session.table.getState()
      expect(lifted.viewer).toBe(curtain)
      const { match } = session
      expect(hash(lifted.beat.to)).toBe(hash(match().game.view(match().state, curtain)))
    }
    await rest(session, 2)
  }
  return { leaks: [...leaks], curtains, secrets, asked, length: session.match().length }
}

const found = new Map<string, number>()

test.each(games.map((game) => [game.id, game] as const))(
  'hot seat of %s shows no other hand',
  async (id, game) => {
    const played = await playHotSeat(game, 'one')
    expect(played.leaks).toEqual([])
    expect(played.length).toBeGreaterThan(20)
    expect(played.asked).toBeGreaterThan(0)
    expect(played.curtains > 0).toBe(played.secrets > 0)
    found.set(id, played.secrets)
  },
  60_000,
)

test('The Border has no secrets, and some other game has', () => {
  expect(found.get('border')).toBe(0)
  expect(Math.max(...found.values())).toBeGreaterThan(0)
})

test('a single person against bots sees the own hand while throwing', async () => {
  const game = games.find(({ id }) => id === 'nagaraja')
  if (!game) throw new Error('no nagaraja')
  const { session, ports } = openTable(game, 'hb', 'own')
  ports.handOn = true
  const random = makeRandom('own')
  const viewers = new Set<unknown>()
  session.wake()
  for (let i = 0; i < 40; i += 1) {
    await rest(session, 2)
    const { acting, ask, viewer } = session.table.getState()
    if (ask !== null && hasSecrets(session.match(), [0])) viewers.add(viewer)
    const [mine] = acting
    if (ask !== null) await session.throwNow(null)
    else if (mine) await session.command({ seat: 0, command: random.pick(mine.legal) })
  }
  session.leave()
  expect([...viewers]).toEqual([0])
})
