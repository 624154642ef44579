/** Looking back while the session pauses: the pause ends at once. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import { makePause } from '../../src/session/pace.ts'
import { makeTime } from '../../src/session/time.ts'
import { openTable, rest } from './tables.ts'

test('going back to the match ends the pause before a step that is shown again', async () => {
  const { session, ports } = openTable(border, 'hh')
  ports.handOn = true
  session.wake()
  await rest(session)
  await session.throwNow(null)
  await rest(session)
  // nobody turns this time: only a cut ends a pause
  Object.assign(ports, { pause: Object.assign(ports.pause, makePause(makeTime())) })
  let isOver = false
  const again = session.showAgain(session.match().length).then(() => (isOver = true))
  await rest(session)
  expect(isOver).toBe(false)
  session.lookAt(null)
  await rest(session)
  expect(isOver).toBe(true)
  await again
  expect(session.state().kind).toBe('person')
})
