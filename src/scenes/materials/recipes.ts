// Recipes of materials by name; one shared material instance per recipe, tier and use.
import {
  Color,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Vector2,
} from 'three'
import { coatedIn } from './coats.ts'
import { makeSkyPicture } from './environment.ts'
import { surfaceTextures, type SurfaceName } from './textures.ts'
import { SPENDING, type MaterialTier } from './tier.ts'
import { share } from '../shared.ts'

interface Recipe {
  surface?: SurfaceName
  /** sRGB colour, multiplied with texture and vertex colours. */
  colour?: string
  roughness?: number
  metalness?: number
  /** Strength of the normal map. */
  relief?: number
  coat?: number
  coatRoughness?: number
  sheen?: string
  reflect?: number
  glow?: string
  opacity?: number
}

const RECIPES = {
  marble: { surface: 'marble', roughness: 1, relief: 0.6, coat: 0.35, coatRoughness: 0.12 },
  sandstone: { surface: 'sandstone', roughness: 1, relief: 1 },
  floor: { surface: 'marble', roughness: 1.2, relief: 0.5, coat: 0.2, coatRoughness: 0.3 },
  rosewood: { surface: 'rosewood', roughness: 0.9, relief: 1, coat: 0.5, coatRoughness: 0.22 },
  felt: { surface: 'felt', roughness: 1, relief: 0.7, sheen: '#5f9d80', reflect: 0.35 },
  slate: { surface: 'slate', roughness: 1, relief: 1 },
  parchment: { surface: 'parchment', roughness: 1, relief: 1 },
  silk: { surface: 'silk', roughness: 1, relief: 0.6, sheen: '#ffd9b0' },
  wood: { surface: 'grain', roughness: 1, relief: 1, coat: 0.25, coatRoughness: 0.35 },
  bone: { surface: 'grain', roughness: 0.9, relief: 0.5, coat: 0.3, coatRoughness: 0.3 },
  jade: { surface: 'grain', roughness: 0.6, relief: 0.3, coat: 0.7, coatRoughness: 0.12 },
  earth: { surface: 'earth', roughness: 1, relief: 0.9, reflect: 0.7 },
  inlay: { roughness: 0.28, coat: 0.4, coatRoughness: 0.12 },
  brass: { colour: '#e0aa4e', roughness: 0.26, metalness: 1, reflect: 1.3 },
  resin: { roughness: 0.3, coat: 0.8, coatRoughness: 0.12 },
  chalk: { colour: '#f5f1e8', roughness: 1, reflect: 0.5 },
  petals: { roughness: 0.9, reflect: 0.6 },
  glass: { colour: '#e8f0ea', roughness: 0.06, opacity: 0.14, reflect: 1.2 },
  leather: { colour: '#4a2a1a', roughness: 0.7 },
  ruin: { surface: 'ruin', roughness: 1, relief: 1 },
  channel: { colour: '#352c25', roughness: 0.9, reflect: 0.5 },
  iron: { colour: '#47464a', roughness: 0.48, metalness: 0.75 },
  ember: { glow: '#ffffff' },
  flame: { glow: '#ffc06a' },
  water: { surface: 'water', glow: '#ffffff' },
} as const satisfies Record<string, Recipe>

export type RecipeName = keyof typeof RECIPES

export const RECIPE_NAMES = Object.keys(RECIPES) as RecipeName[]

/** Matches a baked material name, or the part before its dash, to a recipe. */
export function recipeFor(material: string): RecipeName | undefined {
  const short = material.replace(/-.*/, '')
  return (
    RECIPE_NAMES.find((name) => name === material) ?? RECIPE_NAMES.find((name) => name === short)
  )
}

/**
 * Use of a material: plain mesh, instanced mesh, or instanced mesh with tints. Each needs its own
 * shader program, and a material that is shared between uses would look its program up on every
 * draw.
 */
export type Worn = 'alone' | 'copies' | 'tinted'

const made = new Map<string, Material>()

/** Returns the cached material of a recipe; vertex colours (tint and baked occlusion) always multiply in. */
export function makeMaterial(name: RecipeName, tier: MaterialTier, worn: Worn = 'alone'): Material {
  const key = `${name} ${tier} ${worn}`
  const known = made.get(key)
  if (known) return known
  const material = share(build(RECIPES[name], tier))
  material.name = name
  made.set(key, material)
  return material
}

function build(recipe: Recipe, tier: MaterialTier): Material {
  const spend = SPENDING[tier]
  const color = new Color(recipe.colour ?? '#ffffff')
  const pixels = spend.texture * (recipe.surface === 'marble' ? 2 : 1)
  const maps = recipe.surface && surfaceTextures(recipe.surface, pixels)
  if (recipe.glow) {
    return new MeshBasicMaterial({
      color: recipe.glow,
      vertexColors: true,
      ...(maps && { map: maps.colour }),
    })
  }
  // without an environment map, metal would render black: this tier treats it as bright paint
  if (tier === 'low') {
    const clear = recipe.opacity && {
      transparent: true,
      opacity: recipe.opacity,
      depthWrite: false,
    }
    return new MeshLambertMaterial({
      color,
      vertexColors: true,
      ...(maps && { map: maps.colour }),
      ...clear,
    })
  }
  const shared = {
    color,
    vertexColors: true,
    roughness: recipe.roughness ?? 0.5,
    metalness: recipe.metalness ?? 0,
    envMapIntensity: recipe.reflect ?? 1,
    ...(recipe.opacity && { transparent: true, opacity: recipe.opacity, depthWrite: false }),
    ...(maps && { map: maps.colour, roughnessMap: maps.rough }),
    ...(maps && spend.normals && { normalMap: maps.normal, normalScale: scaleOf(recipe) }),
  }
  const Coated = coatedIn(tier)
  if (!Coated || !(recipe.coat || recipe.sheen)) return new MeshStandardMaterial(shared)
  return new Coated({
    ...shared,
    clearcoat: recipe.coat ?? 0,
    clearcoatRoughness: recipe.coatRoughness ?? 0.2,
    ...(recipe.sheen && { sheen: 0.6, sheenRoughness: 0.6, sheenColor: new Color(recipe.sheen) }),
  })
}

const scaleOf = (recipe: Recipe): Vector2 => new Vector2(recipe.relief ?? 1, recipe.relief ?? 1)

export const makeMarble = (tier: MaterialTier): Material => makeMaterial('marble', tier)
export const makeSandstone = (tier: MaterialTier): Material => makeMaterial('sandstone', tier)
export const makeRosewood = (tier: MaterialTier): Material => makeMaterial('rosewood', tier)
export const makeBrass = (tier: MaterialTier): Material => makeMaterial('brass', tier)
export const makeFelt = (tier: MaterialTier): Material => makeMaterial('felt', tier)
export const makeSlate = (tier: MaterialTier): Material => makeMaterial('slate', tier)

/** Unlit material of the sky dome, with its own texture. */
export function makeSky(tier: MaterialTier): Material {
  const key = `sky ${tier}`
  const known = made.get(key)
  if (known) return known
  const map = share(makeSkyPicture(tier === 'low' ? 256 : 1024))
  const sky = share(new MeshBasicMaterial({ map, fog: false }))
  sky.name = 'sky'
  sky.toneMapped = false
  made.set(key, sky)
  return sky
}
