// The one loaded instance of the CSG library (manifold), shared by all model sources.
import type { ManifoldToplevel } from 'manifold-3d'
import Module from 'manifold-3d'

const wasm: ManifoldToplevel = await Module()
wasm.setup()

export const { Manifold, CrossSection, Mesh, triangulate } = wasm
export type Solid = InstanceType<typeof Manifold>
export type Shape = InstanceType<typeof CrossSection>
export type Vec2 = [number, number]
export type Vec3 = [number, number, number]
export type Outline = Vec2[]
