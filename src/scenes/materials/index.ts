// Public exports of the table's materials, generated textures and light.
export { dress, plainGeometry } from './dress.ts'
export { makeEnvironment, makeSkyPicture } from './environment.ts'
export { LAMP_PLACES, LIGHT, SUN_DIRECTION } from './light.ts'
export {
  makeBrass,
  makeFelt,
  makeMarble,
  makeMaterial,
  makeRosewood,
  makeSandstone,
  makeSky,
  makeSlate,
  RECIPE_NAMES,
  recipeFor,
  type RecipeName,
  type Worn,
} from './recipes.ts'
export { surfaceTextures, type SurfaceName } from './textures.ts'
export { TIERS, type MaterialTier } from './tier.ts'
