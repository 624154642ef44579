/** Lines for the source of a gain and its calculation. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import { cellName } from '../edition/grid.ts'
import { benefitName, buildingName, goodName, spaceName } from './names.ts'
import type { Space } from '../edition/spaces.ts'
import type { How, EffectSource } from '../types/sources.ts'

export function reason(rules: Rules, source: EffectSource, how: How = null): Line {
  const from = sourceName(rules, source)
  if (how === null) return from
  if (how.kind === 'counted') {
    return line('rajas.how.counted', { from, what: benefitName(how.benefit), count: how.count })
  }
  const list =
    how.kind === 'buildings'
      ? how.of.map(({ building, fame }) =>
          line('rajas.how.building', { building: buildingName(building), fame }),
        )
      : how.of.map(({ good, value }) => line('rajas.how.market', { good: goodName(good), value }))
  return line('rajas.how.list', { from, list: { list } })
}

function sourceName(rules: Rules, source: EffectSource): Line {
  switch (source.kind) {
    case 'space':
      return shortName(spaceById(rules, source.space))
    case 'chamber':
      return spaceName(spaceById(rules, `chamber-${source.chamber}`))
    case 'river': {
      const key = source.tile ? 'rajas.from.riverTile' : 'rajas.from.river'
      return line(key, { space: source.space })
    }
    case 'fame':
    case 'wealth':
      return line(`rajas.from.${source.kind}`, { at: source.at })
    case 'tile':
      return line('rajas.from.tile', { cell: { raw: cellName(source.cell) } })
    case 'income': {
      const key = source.tile ? 'rajas.from.incomeTile' : 'rajas.from.income'
      return line(key, { income: { raw: source.income } })
    }
    case 'setup':
    case 'bridge':
    case 'whiteTile':
    case 'missedTurn':
      return line(`rajas.from.${source.kind}`)
  }
}

/** Short names for gardens and balconies, whose benefit is told beside them anyway. */
function shortName(space: Space): Line {
  const isShort = space.kind === 'garden' || space.kind === 'balcony'
  return isShort ? line(`rajas.from.${space.kind}`) : spaceName(space)
}

/** Spaces have the same ids on the boards of all player counts. */
export function spaceById(rules: Rules, id: string): Space {
  for (const spaces of Object.values(rules.spaces)) {
    const found = spaces.find((space) => space.id === id)
    if (found) return found
  }
  throw new Error(`no space ${id}`)
}
