/** Mutated addresses: each leads to a page or nowhere, and only bare pages of a component may be framed. */
import { parseRoute } from '../../../src/app/routes.ts'
import { textOfLink } from '../../../src/app/saves/link.ts'
import { readAddress } from '../../../src/app/stage/address.ts'
import type { Random } from '../../../src/kernel/random.ts'
import { frameIn } from '../../../src/showcase/link.ts'
import { hostilePaths } from './requests.ts'
import type { Part } from './types.ts'

interface Policy {
  isEmbeddable(address: string): boolean
}

const policy = (await import(
  new URL('../../../src/cli/policy.mjs', import.meta.url).href
)) as Policy

const bases = [
  '/',
  '/table/abc23',
  '/setup/border?seed=a%20b',
  '/showcase/rajas/fort?ui=none&spin=20&yaw=3',
  '/stage?view=none&camera=seat&seat=2&overlays=score,turn&delay=20&size=125&lang=el',
  '/stage/desk',
  '/end/abc23#match=eJyrVkrLz1eyUkpKLFKqBQAy0gVd',
  ...hostilePaths,
]
const pieces = [
  '%',
  '%zz',
  '//',
  '..',
  '?ui=none',
  '&',
  '=',
  '#match=',
  '-1',
  '1e999',
  '\u0000',
  '💥',
]

function mutate(random: Random): string {
  let address = random.pick(bases)
  for (let i = 1 + random.int(4); i > 0; i -= 1) {
    const at = random.int(address.length + 1)
    const rest = address.slice(at + random.int(4))
    address = address.slice(0, at) + random.pick([...pieces, rest, random.pick(bases)]) + rest
  }
  return address.slice(0, 9000)
}

async function visit(address: string): Promise<void> {
  const [beforeHash = '', hash = ''] = address.split('#', 2)
  const [path = '', query = ''] = beforeHash.split('?', 2)
  const parameters = new URLSearchParams(query)
  const route = parseRoute(path)
  const stage = readAddress(parameters)
  if (!Number.isInteger(stage.delaySeconds) || !Number.isInteger(stage.seat)) {
    throw new Error('a stage with an impossible number')
  }
  await textOfLink(`#${hash}`)
  if (!policy.isEmbeddable(beforeHash)) return
  // the browser normalises the path before the app reads it
  const seen = new URL(beforeHash, 'http://localhost')
  const shown = parseRoute(seen.pathname)
  const isBare = shown.page === 'showcase' && shown.component !== undefined
  if (!isBare || !frameIn(seen.searchParams).isBare) throw new Error(`${route.page} may be framed`)
}

export function open(): Part {
  return {
    make(random) {
      const address = mutate(random)
      return { name: JSON.stringify(address.slice(0, 200)), run: () => visit(address) }
    },
  }
}
