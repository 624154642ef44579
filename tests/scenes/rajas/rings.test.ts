/** Sites layer: one ring for every touchable cell, offered tile and ghat. */
import type { InstancedMesh } from 'three'
import { expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { nextTouches, commandTouches } from '../../../src/scenes/board/touch.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { sitesLayer } from '../../../src/scenes/rajas/layers/sites.ts'

const asked = ['tile', 'site', 'boat'] as const
/** The four sides of a cell share a ring. */
const squareOf = (id: string): string => id.replace(/^(site-\d+-\d+)-\d$/, '$1')

test.each([{}, { ganga: true }])(
  'the sites layer draws one ring per touchable square, options %j',
  async (options) => {
    const begun = start(rajas, 3, options)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const scene = makeScene(rajas.values, 3)
    const layer = await sitesLayer(makeLay(rajas.values, 3)).make({} as never)
    const rings = layer.object as InstancedMesh
    const bot = makeRajasBot(rajas.values)
    const seen = new Set<string>()
    playOut(begun.match, makeRandom('rings'), (now, seat, legal, random) => {
      const view = rajas.view(now.state, seat)
      const kind = asked.find((one) => one === view.flow.wait.kind)
      if (kind) {
        seen.add(kind)
        const { things, spots } = arrange(scene.things(view), scene.setting)
        const reached = commandTouches([{ seat, legal }], (one) => scene.picks(one, view, seat))
        const glow = nextTouches(reached, [])
        const poseOf = (id: string) => things.get(id) ?? spots.get(id) ?? null
        layer.paint?.({ glow, focus: new Set(), poseOf } as never)
        const squares = [...glow].filter((id) => !id.startsWith('plate-')).map(squareOf)
        expect(rings.count, `${kind}: ${squares.join(' ')}`).toBe(new Set(squares).size)
      }
      return bot(view, legal, seat, random)
    })
    expect([...seen].toSorted()).toEqual([...asked].toSorted())
  },
)
