// Plain PBR values written into the GLBs, so that a model looks right in programs without our material recipes.
import { linear } from './paint.ts'

export interface Finish {
  /** sRGB base colour; vertex colours are multiplied in. */
  colour: string
  roughness: number
  metalness: number
  alpha?: 'BLEND' | 'MASK'
  opacity?: number
  unlit?: boolean
  doubleSided?: boolean
  /** sRGB emissive colour. */
  glow?: string
}

const stone = (colour: string, roughness: number): Finish => ({ colour, roughness, metalness: 0 })

const finishes: Record<string, Finish> = {
  marble: stone('#efe6d8', 0.3),
  sandstone: stone('#b96a4a', 0.9),
  rosewood: stone('#5a2a1c', 0.45),
  brass: { colour: '#d9a441', roughness: 0.28, metalness: 1 },
  felt: stone('#1f4a3d', 1),
  slate: stone('#353a3f', 0.85),
  parchment: stone('#e8d8b0', 0.9),
  silk: stone('#7d1f2f', 0.55),
  leather: stone('#4a2a1a', 0.7),
  inlay: stone('#ffffff', 0.35),
  ruin: stone('#e6e2da', 0.9),
  channel: stone('#352c25', 0.9),
  iron: { colour: '#3b3a3c', roughness: 0.5, metalness: 0.8 },
  ember: { colour: '#ffffff', roughness: 1, metalness: 0, glow: '#ffffff', unlit: true },
  earth: stone('#ffffff', 0.95),
  floor: stone('#b08d6a', 0.55),
  chalk: stone('#f3efe6', 1),
  petals: stone('#ffffff', 0.9),
  resin: stone('#ffffff', 0.3),
  wood: stone('#ffffff', 0.5),
  bone: stone('#ffffff', 0.5),
  jade: stone('#ffffff', 0.3),
  glass: { colour: '#e8f0ea', roughness: 0.05, metalness: 0, alpha: 'BLEND', opacity: 0.14 },
  flame: { colour: '#ffb45a', roughness: 1, metalness: 0, glow: '#ffb45a', unlit: true },
  water: { colour: '#ffffff', roughness: 1, metalness: 0, unlit: true },
  print: { colour: '#ffffff', roughness: 1, metalness: 0, alpha: 'BLEND' },
  backdrop: { colour: '#ffffff', roughness: 1, metalness: 0, unlit: true, doubleSided: true },
  sky: { colour: '#ffffff', roughness: 1, metalness: 0, unlit: true, doubleSided: true },
}

export function finishOf(material: string): Finish {
  const found = finishes[material] ?? finishes[material.replace(/-.*/, '')]
  if (!found) throw new Error(`no finish for the material ${material}`)
  return found
}

export const colourFactor = (finish: Finish): [number, number, number, number] => [
  ...linear(finish.colour),
  finish.opacity ?? 1,
]
