/** GLSL shaders of decals, the flat marks on the table: each kind maps the distance from the mark's outline to a colour. */

export const decalVertex = /* glsl */ `
attribute vec2 aHalf;
attribute float aShare;
varying vec2 vAt;
varying vec2 vHalf;
varying float vShare;
uniform float uReach;
void main() {
  vHalf = aHalf;
  vShare = aShare;
  vAt = position.xz * (aHalf + uReach);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
}
`

const head = /* glsl */ `
varying vec2 vAt;
varying vec2 vHalf;
varying float vShare;
uniform float uReach;
float nearness() {
  float away = length(max(abs(vAt) - vHalf + 0.6, 0.0)) / (uReach + 0.6);
  float near = clamp(1.0 - away, 0.0, 1.0);
  return near * near * near;
}
`
const lit = /* glsl */ `
#include <tonemapping_fragment>
#include <colorspace_fragment>
`

export const decalKinds = {
  /** Contact shadow under and around a thing. */
  touch: {
    isLight: false,
    fragment: /* glsl */ `
${head}
void main() {
  gl_FragColor = vec4(0.07, 0.03, 0.01, nearness() * 0.78 * vShare);
}
`,
  },
  /** Light on the surface around something. */
  light: {
    isLight: true,
    fragment: /* glsl */ `
${head}
void main() {
  gl_FragColor = vec4(vec3(1.0, 0.5, 0.1) * nearness() * vShare, 1.0);
  ${lit}
}
`,
  },
  /** Light along the outline of a flat thing; the inside stays readable. */
  rim: {
    isLight: true,
    fragment: /* glsl */ `
${head}
void main() {
  vec2 out2 = abs(vAt) - vHalf;
  float away = length(max(out2, 0.0)) + min(max(out2.x, out2.y), 0.0);
  float near = away > 0.0 ? clamp(1.0 - away / uReach, 0.0, 1.0) : smoothstep(-0.42, 0.0, away);
  gl_FragColor = vec4(vec3(1.0, 0.55, 0.12) * near * near * vShare * 1.35, 1.0);
  ${lit}
}
`,
  },
  /** Green light around something that should have stayed shut (Nagaraja). */
  venom: {
    isLight: true,
    fragment: /* glsl */ `
${head}
void main() {
  gl_FragColor = vec4(vec3(0.05, 0.95, 0.32) * nearness() * vShare, 1.0);
  ${lit}
}
`,
  },
  /** Soft shadow under a piece in the air. */
  blob: {
    isLight: false,
    fragment: /* glsl */ `
${head}
void main() {
  gl_FragColor = vec4(0.0, 0.0, 0.0, 0.55 * vShare * smoothstep(1.0, 0.25, length(vAt / vHalf)));
}
`,
  },
  /** A ring of light around a piece. */
  ring: {
    isLight: true,
    fragment: /* glsl */ `
${head}
void main() {
  float r = length(vAt / vHalf);
  float line = smoothstep(0.08, 0.0, abs(r - 0.8)) + smoothstep(1.0, 0.55, r) * 0.28;
  gl_FragColor = vec4(vec3(1.0, 0.78, 0.36) * line * vShare, 1.0);
  ${lit}
}
`,
  },
  /** Light spilling out of a hexagonal field. */
  hexagon: {
    isLight: true,
    fragment: /* glsl */ `
${head}
void main() {
  vec2 p = abs(vAt / vHalf);
  float hex = max(p.x, p.x * 0.5 + p.y * 0.8660254) / 0.8660254;
  float spill = smoothstep(1.0, 0.5, hex);
  gl_FragColor = vec4(vec3(1.0, 0.6, 0.16) * spill * spill * vShare, 1.0);
  ${lit}
}
`,
  },
} as const

export type DecalKind = keyof typeof decalKinds
