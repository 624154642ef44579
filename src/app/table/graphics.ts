/** Detects WebGL and guesses the quality tier that this machine can render. */
import type { Quality } from '../../scenes/contract.ts'
import { isSoftware } from '../../scenes/quality.ts'

let probe: { readonly hasWebGl: boolean; readonly renderer: string } | null = null

function probeOnce(): { readonly hasWebGl: boolean; readonly renderer: string } {
  if (probe) return probe
  let gl: WebGL2RenderingContext | null = null
  try {
    gl = document.createElement('canvas').getContext('webgl2')
  } catch {
    gl = null
  }
  const names = gl?.getExtension('WEBGL_debug_renderer_info')
  const renderer = gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  probe = { hasWebGl: gl !== null, renderer }
  return probe
}

export function hasWebGl(): boolean {
  return probeOnce().hasWebGl
}

/** Probes again: the browser may have recovered its graphics. */
export function lookAgain(): boolean {
  probe = null
  return hasWebGl()
}

/** Tier that this machine proved able to render since the page was opened. */
let seen: Quality | null = null

export function remember(quality: Quality): void {
  seen = quality
}

/** Low with software rendering, medium with few cores; a tier lowered earlier is kept. */
export function guessQuality(): Quality {
  if (seen) return seen
  if (isSoftware(probeOnce().renderer)) return 'low'
  return navigator.hardwareConcurrency >= 8 ? 'high' : 'medium'
}
