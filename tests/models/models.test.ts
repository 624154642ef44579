// The baked models keep their budgets, are valid glTF and use known materials; baking again gives the same bytes.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { iconFiles } from '../../models/icons.ts'
import { glbOf } from '../../models/kit/glb.ts'
import { measure } from '../../models/kit/measure.ts'
import { SOURCES, type Group } from '../../models/list.ts'
import { stickModels } from '../../models/pieces/sticks.ts'
import { ICON_NAMES } from '../../src/scenes/icons/icons.ts'
import { lowForms, modelOf } from '../../src/shapes/rajas.ts'
import { recipeFor } from '../../src/scenes/materials/recipes.ts'

interface Report {
  issues: {
    numErrors: number
    numWarnings: number
    messages: { code: string; message: string; severity: number }[]
  }
}
const validator = createRequire(import.meta.url)('gltf-validator') as {
  validateBytes(bytes: Uint8Array, options: object): Promise<Report>
}

const folder = new URL('../../public/models/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.glb'))
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))
const costs = await Promise.all(
  files.map((name) => measure(name.replace('.glb', ''), bytesOf(name))),
)

/** Parts with a texture or light of their own, which no material recipe replaces. */
const OWN_LOOK = new Set(['sky', 'backdrop', 'print'])
const PLACE = ['room', 'table', 'view']
const MEGABYTE = 1_000_000

/** Models that a table of one game loads: the place, all trays, and the pieces of the game. */
const GAMES: Readonly<Record<string, readonly RegExp[]>> = {
  border: [/^tray-/, /^die-colour$/, /^slate$/, /^chalk$/, /^eraser$/, /^ledge$/, /^marigold$/],
  nagaraja: [/^tray-/, /^stick-/, /^nagaraja-/],
  rajas: [/^tray-/, /^die-(?!colour)/, /^plain-die-/, /^rajas-/],
}

describe('budgets', () => {
  it.each(Object.keys(GAMES))('%s loads at most 4 MB of models', (game) => {
    const wanted = GAMES[game] ?? []
    const loaded = costs.filter(
      ({ name }) => PLACE.includes(name) || wanted.some((pattern) => pattern.test(name)),
    )
    expect(loaded.length).toBeGreaterThan(PLACE.length + wanted.length - 1)
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(4 * MEGABYTE)
  })

  it('the place stays within its share of triangles', () => {
    const place = costs.filter(({ name }) => PLACE.includes(name))
    expect(place).toHaveLength(PLACE.length)
    expect(place.reduce((sum, { triangles }) => sum + triangles, 0)).toBeLessThan(80_000)
    expect(place.reduce((sum, { primitives }) => sum + primitives, 0)).toBeLessThanOrEqual(26)
  })

  it('a die or a stick is one draw call of at most 4,000 triangles', () => {
    const pieces = costs.filter(({ name }) => /^(die|stick)-/.test(name))
    expect(pieces).toHaveLength(8)
    for (const { primitives, triangles } of pieces) {
      expect(primitives).toBe(1)
      expect(triangles).toBeLessThanOrEqual(4000)
    }
  })
})

describe('repeated models of Rajas of the Ganges', () => {
  const costOf = (name: string) => {
    const cost = costs.find((one) => one.name === name)
    if (!cost) throw new Error(`no model is called ${name}`)
    return cost
  }

  it.each(['temple', 'palace', 'fort', 'mill', 'stall-silk', 'stall-tea', 'stall-spices'])(
    'a %s of a province costs at most 600 triangles in one material',
    (kind) => {
      const { triangles, materials } = costOf(`rajas-${kind}`)
      expect(triangles).toBeLessThanOrEqual(600)
      expect(materials).toHaveLength(1)
    },
  )

  it('a tile with its roads is two draw calls of at most 800 triangles', () => {
    for (const form of ['straight', 'curve', 'tee', 'cross']) {
      const parts = [costOf('rajas-tile'), costOf(`rajas-road-${form}`)]
      expect(parts.map(({ primitives }) => primitives)).toEqual([1, 1])
      expect(parts.reduce((sum, { triangles }) => sum + triangles, 0)).toBeLessThanOrEqual(800)
    }
  })

  it.each(lowForms)('%s has a low form that costs less', (name) => {
    expect(costOf(`${name}-low`).triangles).toBeLessThan(costOf(name).triangles)
    expect(costOf(modelOf(name, true)).name).toBe(`${name}-low`)
  })

  it('the board stays within its share of triangles', () => {
    expect(costOf('rajas-board').triangles).toBeLessThan(50_000)
    expect(costOf('rajas-board-low').triangles).toBeLessThan(20_000)
  })
})

describe('each file', () => {
  it.each(files)('%s is clean glTF', async (name) => {
    const report = await validator.validateBytes(bytesOf(name), { uri: name })
    // severities 2 and 3 are hints: unused UVs (our recipes use them) and an extension that the validator does not know
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
    expect(report.issues.numErrors).toBe(0)
  })

  it.each(costs.map((cost) => [cost.name, cost] as const))(
    '%s wears known materials',
    (_, cost) => {
      for (const name of cost.materials)
        expect(OWN_LOOK.has(name) || recipeFor(name) !== undefined, name).toBe(true)
    },
  )
})

describe('baking', () => {
  it('is deterministic: a bake equals the shipped file', async () => {
    const model = stickModels().find(({ name }) => name === 'stick-brown')
    if (!model) throw new Error('no brown stick')
    const again = await glbOf(model)
    expect(Buffer.from(again).equals(Buffer.from(bytesOf('stick-brown.glb')))).toBe(true)
  }, 60_000)

  it('lists every group that a game loads', () => {
    const groups = new Set<Group>(SOURCES.map(({ group }) => group))
    expect([...groups].sort()).toEqual(['border', 'dice', 'nagaraja', 'rajas', 'shared'])
  })
})

describe('icons', () => {
  const written = iconFiles()

  it('on disk equal those that the sources draw', () => {
    for (const [name, text] of written)
      expect(readFileSync(new URL(`../icons/${name}`, folder), 'utf8'), name).toBe(text)
  })

  it('are all in the sprite, by name', () => {
    const sprite = written.get('sprite.svg') ?? ''
    for (const name of ICON_NAMES) expect(sprite).toContain(`<symbol id="${name}" `)
  })
})
