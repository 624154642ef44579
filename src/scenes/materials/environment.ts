// Generated environment map of the room (openings, stone, lamp, sky), and the texture of the sky
// dome.
import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
  SRGBColorSpace,
} from 'three'
import { clamp, mixValues, smoothStep } from './noise.ts'
import { skyAt, type Rgb } from './sky.ts'

const STONE: Rgb = [0.36, 0.27, 0.215]
const VAULT: Rgb = [0.25, 0.22, 0.2]
const FLOOR: Rgb = [0.22, 0.17, 0.14]
const RIVER: Rgb = [0.6, 0.5, 0.42]

/**
 * Radiance of the room by direction. `round` is degrees around the room from the front; each of
 * eight bays is 45° wide.
 */
function roomAt(x: number, y: number, z: number): Rgb {
  const round = (Math.atan2(x, -z) * 180) / Math.PI
  const climb = (Math.asin(y) * 180) / Math.PI
  const bay = Math.abs(round) <= 67.5 ? 'open' : Math.abs(round) <= 112.5 ? 'screen' : 'wall'
  const across = Math.abs((((round % 45) + 67.5) % 45) - 22.5)
  const pillar = smoothStep(16.5, 18.5, across)
  const arch = 36 - 16 * (across / 22.5) ** 3
  const lamp = Math.exp(-(((climb - 72) / 9) ** 2)) * 5
  const vault: Rgb = [VAULT[0] + lamp, VAULT[1] + lamp * 0.62, VAULT[2] + lamp * 0.28]
  const floor = FLOOR.map((v) => v * (1 + 0.6 * clamp(-y))) as Rgb
  const wall = STONE.map((v) => v * mixValues(0.8, 1.15, clamp(climb / 40 + 0.4))) as Rgb
  let outside: Rgb = wall
  if (bay === 'open') outside = climb < 0 ? RIVER : skyAt(x, y, z)
  if (bay === 'screen') {
    const sky = skyAt(x, Math.max(y, 0.05), z)
    outside = wall.map((v, i) => mixValues(v, sky[i] ?? v, 0.45)) as Rgb
  }
  const blend = (a: Rgb, b: Rgb, t: number): Rgb =>
    a.map((v, i) => mixValues(v, b[i] ?? v, t)) as Rgb
  let colour = blend(outside, wall, pillar)
  colour = blend(colour, vault, smoothStep(arch - 2, arch + 3, climb))
  return blend(floor, colour, smoothStep(-16, -11, climb))
}

/** Equirectangular texture for `scene.environment`; three prefilters it on first use. */
export function makeEnvironment(width = 256): DataTexture {
  const height = width / 2
  const data = new Float32Array(width * height * 4)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const around = ((column + 0.5) / width - 0.5) * 2 * Math.PI
      const climb = ((row + 0.5) / height - 0.5) * Math.PI
      const flat = Math.cos(climb)
      const colour = roomAt(flat * Math.cos(around), Math.sin(climb), flat * Math.sin(around))
      data.set([...colour, 1], (row * width + column) * 4)
    }
  const texture = new DataTexture(data, width, height, RGBAFormat, FloatType)
  texture.mapping = EquirectangularReflectionMapping
  texture.colorSpace = LinearSRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

const encode = (v: number): number => {
  const c = clamp(v)
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055
}

/** Texture of the sky's upper half: u runs around from the back, v from horizon to zenith. */
export function makeSkyPicture(width = 512): DataTexture {
  const height = width / 4
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const round = ((column + 0.5) / width - 0.5) * 2 * Math.PI
      const climb = ((row + 0.5) / height) * (Math.PI / 2)
      const flat = Math.cos(climb)
      const colour = skyAt(flat * Math.sin(round), Math.sin(climb), -flat * Math.cos(round))
      const at = (row * width + column) * 4
      colour.forEach((v, i) => (data[at + i] = Math.round(encode(v * 0.9) * 255)))
      data[at + 3] = 255
    }
  const texture = new DataTexture(data, width, height)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
