/** All boxes of all slates as one instanced mesh with four state numbers per box. */
import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
} from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import type { View } from '../../../games/border/types.ts'
import {
  boxFragmentColour,
  boxFragmentGlow,
  boxFragmentHead,
  boxFragmentNormal,
  boxVertexBody,
  boxVertexHead,
} from './boxShader.ts'
import { type BorderLayerPlan, type BorderMoment, makeChalkLights, sharesOf } from './chalk.ts'
import { makeGlyphAtlas } from './glyphAtlas.ts'
import { crossShare } from '../strokes.ts'
import { boxDeep, joinedSides } from '../lay.ts'
import { boxRadius, boxSpots, slate } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'
import type { ChalkLights } from '../lights.ts'
import { enamels, signs } from '../palette.ts'

const white = 6
const ivory = '#efe6d2'
/** Colour of a tile without a face. */
const empty = '#2b2320'

/** Hexagonal prism with its top at y = 0 and corners towards and away from the player. */
export function prism(): BufferGeometry {
  const place: number[] = []
  const normal: number[] = []
  const corner = (i: number): [number, number] => {
    const angle = ((i + 0.5) * Math.PI) / 3
    return [Math.cos(angle) * boxRadius * 0.992, Math.sin(angle) * boxRadius * 0.992]
  }
  for (let i = 0; i < 6; i += 1) {
    const [ax, az] = corner(i)
    const [bx, bz] = corner(i + 1)
    place.push(0, 0, 0, bx, 0, bz, ax, 0, az)
    normal.push(0, 1, 0, 0, 1, 0, 0, 1, 0)
    const middle = ((i + 1) * Math.PI) / 3
    place.push(
      ax,
      0,
      az,
      bx,
      0,
      bz,
      bx,
      -boxDeep,
      bz,
      ax,
      0,
      az,
      bx,
      -boxDeep,
      bz,
      ax,
      -boxDeep,
      az,
    )
    for (let n = 0; n < 6; n += 1) normal.push(Math.cos(middle), 0, Math.sin(middle))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  return geometry
}

export function enamelMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.42, metalness: 0 })
  const uniforms = {
    uSigns: { value: makeGlyphAtlas() },
    uEnamel: { value: [...enamels, ivory, empty].map((tone) => new Color(tone)) },
    uSign: { value: [...signs, ivory, empty].map((tone) => new Color(tone)) },
  }
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${boxVertexHead}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${boxVertexBody}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${boxFragmentHead}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${boxFragmentColour}`)
      .replace(
        '#include <normal_fragment_begin>',
        `#include <normal_fragment_begin>\n${boxFragmentNormal}`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>\n${boxFragmentGlow}`,
      )
  }
  material.customProgramCacheKey = () => 'border-box'
  material.addEventListener('dispose', () => uniforms.uSigns.value.dispose())
  return material
}

export interface Boxes {
  readonly mesh: InstancedMesh
  /** Sets a box's drawn cross, glow, focus and hint (0 to 1); call `flush` after the last one. */
  set(seat: number, box: number, drawn: number, glow: number, focus: number, hint: number): void
  flush(): void
  dispose(): void
}

export function makeBoxes(
  layout: Layout,
  slates: readonly TablePoint[],
  sheets: readonly (string | null)[],
): Boxes {
  const spots = boxSpots(layout)
  const perSlate = layout.boxes.length
  const count = perSlate * slates.length
  const geometry = prism()
  const kinds = new Float32Array(count * 3)
  const states = new Float32Array(count * 4)
  const mesh = new InstancedMesh(geometry, enamelMaterial(), count)
  const matrix = new Matrix4()
  slates.forEach((at, seat) => {
    const sheet = layout.sheets[sheets[seat] ?? '']
    const bits = sheet ? joinedSides(layout, spots, sheet.segmentOf) : []
    spots.forEach((spot, box) => {
      const i = seat * perSlate + box
      matrix.makeTranslation(at.x + spot.x, slate.boxTop, at.z + spot.z)
      mesh.setMatrixAt(i, matrix)
      const colour = sheet?.colourOf[box] ?? -1
      const isBlank = !layout.boxes[box]?.white && colour < 0
      kinds.set([isBlank ? 0 : colour < 0 ? white : colour, bits[box] ?? 0, (i * 0.618) % 1], i * 3)
    })
  })
  const state = new InstancedBufferAttribute(states, 4)
  state.setUsage(DynamicDrawUsage)
  geometry.setAttribute('aKind', new InstancedBufferAttribute(kinds, 3))
  geometry.setAttribute('aState', state)
  mesh.receiveShadow = true
  mesh.computeBoundingSphere()
  return {
    mesh,
    set(seat, box, drawn, glow, focus, hint) {
      const i = (seat * perSlate + box) * 4
      states[i] = drawn
      states[i + 1] = glow
      states[i + 2] = focus
      states[i + 3] = hint
    },
    flush() {
      state.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      const { material } = mesh
      if (!Array.isArray(material)) material.dispose()
      mesh.dispose()
    },
  }
}

const sheetsOf = ({ players }: View): readonly (string | null)[] =>
  players.map(({ sheet }) => sheet)

function paint(boxes: Boxes, { beat, seconds }: BorderMoment, lights: ChalkLights): void {
  const crosses = sharesOf(beat.plan.crosses, (stroke) => crossShare(stroke, seconds))
  beat.to.players.forEach(({ crossed }, seat) => {
    const [glow, focus, hint] = [lights.glow[seat], lights.focus[seat], lights.hint[seat]]
    crossed.forEach((action, box) => {
      const drawn = action < 0 ? 0 : crosses(seat, box)
      const beside = action < 0 && glow?.size ? -1 : 0
      const lit = glow?.has(box) ? 1 : beside
      boxes.set(seat, box, drawn, lit, focus?.has(box) ? 1 : 0, hint?.has(box) ? 1 : 0)
    })
  })
  boxes.flush()
}

export function boxLayer(layout: Layout, slates: readonly TablePoint[]): BorderLayerPlan {
  return {
    name: 'boxes',
    madeFor: (view) => sheetsOf(view).join(' '),
    make({ view }) {
      const boxes = makeBoxes(layout, slates, sheetsOf(view))
      const lights = makeChalkLights(layout)
      return {
        object: boxes.mesh,
        paint: (moment) => paint(boxes, moment, lights(moment)),
        dispose: boxes.dispose,
      }
    },
  }
}
