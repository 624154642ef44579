/** What this machine can draw: whether there is WebGL at all, and a first guess of the quality it can bear. */
import type { Quality } from '../../scenes/contract.ts'
import { isSoftware } from '../../scenes/quality.ts'

let probe: { readonly hasWebGl: boolean; readonly renderer: string } | null = null

function look(): { readonly hasWebGl: boolean; readonly renderer: string } {
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
  return look().hasWebGl
}

/** Asks anew: a browser may have got its graphics back. */
export function lookAgain(): boolean {
  probe = null
  return hasWebGl()
}

/** What this machine was seen to bear since the page was opened. */
let seen: Quality | null = null

export function remember(quality: Quality): void {
  seen = quality
}

/** Without a graphics card low; on small machines medium; nothing that was seen to be too much. */
export function guessQuality(): Quality {
  if (seen) return seen
  if (isSoftware(look().renderer)) return 'low'
  return navigator.hardwareConcurrency >= 8 ? 'high' : 'medium'
}
