/** A page that another site shows in a frame stays on the bare page of its component. */
import { afterEach, expect, test, vi } from 'vitest'
import { go } from '../../src/app/routes.ts'

const ours = { origin: 'http://localhost:5310', href: 'http://localhost:5310/showcase/rajas/fort' }

/** The window with its history, framed by a window of that origin; null is a window that may not be read. */
function stubWindow(framing: string | null | undefined) {
  const pushState = vi.fn<(data: unknown, title: string, address: string) => void>()
  const top = {
    get location() {
      if (framing === null) throw new Error('another site')
      return { origin: framing }
    },
  }
  const own = { location: ours, history: { pushState, replaceState: pushState }, scrollTo: vi.fn() }
  const framed = framing === undefined ? {} : { parent: top, top }
  const made = Object.assign(own, framed)
  if (framing === undefined) Object.assign(made, { parent: made, top: made })
  vi.stubGlobal('window', made)
  return pushState
}

afterEach(() => vi.unstubAllGlobals())

const bare = '/showcase/rajas/fort?yaw=3&ui=none'

test.each(['/', '/table/abc', '/showcase', '/showcase/rajas?ui=none', '/showcase/rajas/fort'])(
  'a frame of another site does not lead to %s',
  (address) => {
    const pushed = stubWindow(null)
    go(address)
    go(bare)
    expect(pushed.mock.calls.map(([, , to]) => to)).toEqual([bare])
  },
)

test.each([undefined, ours.origin])('a page framed by %s goes everywhere', (framing) => {
  const pushed = stubWindow(framing)
  go('/')
  expect(pushed).toHaveBeenCalledOnce()
})
