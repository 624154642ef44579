/** Taking back at a shared screen: another person’s choice goes back where nothing is secret, and never where it is. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { hasSecrets } from '../../src/session/look.ts'
import { undone } from '../../src/session/undo.ts'
import { openSession, waited } from './link.ts'

/** Plays at one screen until a person has the device whose predecessor’s choice no barrier protects. */
async function untilHandedOn(game: AnyGame, seed: string) {
  const { session } = openSession(game, 'hh', seed)
  const random = makeRandom(seed)
  session.wake()
  for (let i = 0; i < 200; i += 1) {
    const state = await waited(session)
    const { actor, curtain } = session.gaze.look()
    const last = session.match().last?.input
    const isOthers = last?.kind === 'command' && actor !== null && last.seat !== actor
    const undoer = session.gaze.undoer()
    if (isOthers && undoer) {
      const everybody = { ...undoer, owners: session.gaze.people }
      if (undone(session.match(), everybody, false).ok) return { session, actor, other: last.seat }
    }
    if (state.kind === 'hand') await session.throwNow(null)
    else if (curtain !== null) session.liftCurtain()
    else if (actor !== null) {
      const command = random.pick(legalFor(session.match(), actor))
      await session.command({ seat: actor, command })
    }
  }
  throw new Error('nobody ever has the device after an open choice of another')
}

test('in a game with secret hands nobody can undo another person’s choice', async () => {
  const { session, actor, other } = await untilHandedOn(nagaraja as AnyGame, 'secret undo')
  expect(hasSecrets(session.match(), [0, 1])).toBe(true)
  const undoer = session.gaze.undoer()
  expect(undoer).toMatchObject({ seat: actor, owners: [actor] })
  expect(session.truth.canUndo(undoer!)).toBe(false)
  const { length } = session.match()
  expect(await session.undo()).toEqual({ code: 'notYoursToTakeBack' })
  expect(session.match().length).toBe(length)
  // the one who made the choice may
  expect(await session.undo(other)).toBeNull()
  expect(session.match().length).toBeLessThan(length)
})

test('in an open game the person at the screen can undo the last choice of anybody', async () => {
  const { session } = await untilHandedOn(border as AnyGame, 'open undo')
  const { length } = session.match()
  expect(session.gaze.undoer()).toMatchObject({ owners: [0, 1] })
  expect(await session.undo()).toBeNull()
  expect(session.match().length).toBeLessThan(length)
})
