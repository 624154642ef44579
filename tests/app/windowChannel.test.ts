/** Channels between windows: a closed one neither sends nor receives. */
import { expect, test, vi } from 'vitest'
import { openWindowChannel } from '../../src/app/windowChannel.ts'

const read = (data: unknown) => (typeof data === 'string' ? data : null)

test('a message sent after the channel was closed is dropped without an error', async () => {
  const heard: string[] = []
  const one = openWindowChannel('windows', read, () => undefined)
  const other = openWindowChannel('windows', read, (message) => heard.push(message))
  one.send('first')
  await vi.waitFor(() => expect(heard).toEqual(['first']))
  one.close()
  expect(() => one.send('late')).not.toThrow()
  const third = openWindowChannel('windows', read, () => undefined)
  third.send('second')
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']))
  third.close()
  other.close()
})

test('a browser without BroadcastChannel gets a channel that passes nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const channel = openWindowChannel('windows', read, () => undefined)
  expect(() => channel.send('nobody hears')).not.toThrow()
  expect(() => channel.close()).not.toThrow()
  vi.unstubAllGlobals()
})
