/** What this machine can draw: whether there is WebGL at all, and a first guess of the quality it can bear. */
import type { Quality } from '../../scenes/contract.ts'

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

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Without a graphics card low; on small machines medium. */
export function guessQuality(): Quality {
  if (software.test(look().renderer)) return 'low'
  return navigator.hardwareConcurrency >= 8 ? 'high' : 'medium'
}
