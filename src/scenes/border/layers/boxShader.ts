/** Shader chunks of a box: enamel with sign and pattern, joined sides, chalk cross, highlights. */
import { boxWidth } from '../../../shapes/border.ts'

/**
 * Instance attributes. `aKind`: colour (6 white, 7 none), bit mask of joined sides, random seed.
 * `aState`: drawn share of the cross, glow (-1: dimmed beside legal boxes), focus, hint.
 */
export const boxVertexHead = /* glsl */ `
attribute vec3 aKind;
attribute vec4 aState;
varying vec2 vAt;
varying float vLid;
varying vec3 vKind;
varying vec4 vState;
`

export const boxVertexBody = /* glsl */ `
vAt = position.xz;
vLid = normal.y;
vKind = aKind;
vState = aState;
`

/**
 * `sidesOf` gives the distance to the nearest outer side of the segment (x), to the nearest joined
 * side (y) and the direction of the former (zw). `patternOf` repeats the colour as a faint pattern
 * for colour-blind players. `chalkLine` is a line from a to b, drawn up to a share of its length.
 */
export const boxFragmentHead = /* glsl */ `
uniform sampler2D uSigns;
uniform vec3 uEnamel[8];
uniform vec3 uSign[8];
varying vec2 vAt;
varying float vLid;
varying vec3 vKind;
varying vec4 vState;

float grain(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 h = fract(sin(vec4(dot(i, vec2(127.1, 311.7)), dot(i + vec2(1, 0), vec2(127.1, 311.7)),
    dot(i + vec2(0, 1), vec2(127.1, 311.7)), dot(i + vec2(1, 1), vec2(127.1, 311.7)))) * 4375.85);
  return mix(mix(h.x, h.y, f.x), mix(h.z, h.w, f.x), f.y);
}

vec4 sidesOf(vec2 p, int joined) {
  float open = 0.0, inner = 9.0, least = 9.0;
  vec2 way = vec2(0.0);
  for (int i = 0; i < 6; i++) {
    float a = float(i) * 1.04719755;
    vec2 n = vec2(cos(a), sin(a));
    float d = ${(boxWidth / 2).toFixed(4)} - dot(p, n);
    if ((joined >> i & 1) == 1) inner = min(inner, d);
    else {
      open += exp(-14.0 * d);
      if (d < least) { least = d; way = n; }
    }
  }
  return vec4(open > 0.0 ? -log(open) / 14.0 : 9.0, inner, way);
}

float patternOf(int colour, vec2 p) {
  if (colour == 0) return smoothstep(0.16, 0.1, length(fract(p * 3.2) - 0.5));
  if (colour == 1) return smoothstep(0.35, 0.5, abs(fract((p.x + p.y) * 2.3) - 0.5) * 2.0) - 0.5;
  if (colour == 2) return smoothstep(0.3, 0.6, abs(fract(p.y * 2.6 + sin(p.x * 5.0) * 0.16) - 0.5) * 2.0) - 0.5;
  if (colour == 3) {
    vec2 q = abs(fract(vec2(p.x + p.y, p.x - p.y) * 1.7) - 0.5);
    return smoothstep(0.06, 0.12, min(q.x, q.y)) - 0.5;
  }
  if (colour == 4) return smoothstep(0.2, 0.5, abs(fract(atan(p.y, p.x) * 2.546 + 0.25) - 0.5) * 2.0) - 0.5;
  if (colour == 5) return smoothstep(0.3, 0.6, abs(fract(p.y * 2.2 + abs(fract(p.x * 2.2) - 0.5)) - 0.5) * 2.0) - 0.5;
  return 0.0;
}

float chalkLine(vec2 p, vec2 a, vec2 b, float share, float seed) {
  vec2 way = b - a;
  float size = length(way);
  float along = dot(p - a, way) / size;
  float wide = abs((p.x - a.x) * way.y - (p.y - a.y) * way.x) / size;
  wide += (grain(vec2(along * 7.0, seed)) - 0.5) * 0.07;
  float reach = size * share;
  float ends = smoothstep(-0.09, 0.0, along) * smoothstep(reach + 0.07, reach - 0.02, along);
  float body = smoothstep(0.165, 0.1, wide) * ends * step(0.001, share);
  float dust = grain(p * 26.0 + seed) * 0.55 + grain(p * 9.0 - seed) * 0.45;
  return body * smoothstep(0.12, 0.42, dust + 0.12);
}
`

/**
 * Added after three's `color_fragment` chunk; sets `lit` for the emissive chunk. Crossed boxes
 * darken, so that open ones stand out. Boxes of one segment share a thin line; the segment's
 * outline is a groove in the slate's colour.
 */
export const boxFragmentColour = /* glsl */ `
int tint = int(vKind.x + 0.5);
vec4 side = sidesOf(vAt, int(vKind.y + 0.5));
float soft = fwidth(vAt.x) + fwidth(vAt.y);
float lid = step(0.5, vLid);
float seed = vKind.z;
float drawn = clamp(vState.x, 0.0, 1.0);
float faded = drawn * (tint == 6 ? 0.0 : 1.0);

vec3 paint = uEnamel[tint];
paint *= 1.0 + patternOf(tint, vAt) * 0.13 * smoothstep(0.5, 0.1, soft);
vec2 at = vAt / 1.22 + 0.5;
vec2 cell = vec2(mod(float(tint), 4.0), floor(float(tint) / 4.0));
float sign = tint >= 6 ? 0.0 : texture2D(uSigns, (cell + vec2(at.x, at.y)) * vec2(0.25, 0.5)).r;
sign *= step(0.0, at.x) * step(at.x, 1.0) * step(0.0, at.y) * step(at.y, 1.0);
paint = mix(paint, uSign[tint], sign * mix(0.92, 0.4, faded));

float grey = dot(paint, vec3(0.3, 0.55, 0.15));
paint = mix(paint, mix(vec3(grey), paint, 0.62) * 0.34, faded);

paint *= mix(1.0, 0.7, smoothstep(0.035 + soft, 0.015, side.y) * lid);
float rim = smoothstep(0.19, 0.13, side.x) * (1.0 - faded * 0.7);
paint = mix(paint, paint * 1.25 + 0.05, rim * 0.6 * lid);
float groove = smoothstep(0.075 + soft * 0.5, 0.075 - soft * 0.5, side.x);

float chalk = 0.0;
if (drawn > 0.0) {
  float lean = (fract(seed * 7.31) - 0.5) * 0.16;
  vec2 shift = (vec2(fract(seed * 3.7), fract(seed * 5.9)) - 0.5) * 0.1;
  vec2 q = mat2(cos(lean), sin(lean), -sin(lean), cos(lean)) * (vAt - shift);
  float first = chalkLine(q, vec2(-0.5, -0.52), vec2(0.52, 0.5), clamp(drawn * 2.0, 0.0, 1.0), seed);
  float second = chalkLine(q, vec2(0.52, -0.53), vec2(-0.5, 0.52), clamp(drawn * 2.0 - 1.0, 0.0, 1.0), seed + 3.0);
  chalk = max(first, second) * lid;
}
vec3 chalkTone = tint == 6 ? vec3(0.13, 0.11, 0.1) : vec3(0.95, 0.94, 0.9);
paint = mix(paint, chalkTone, chalk);

float glow = max(vState.y, 0.0), focus = vState.z, hint = vState.w;
paint *= 1.0 - 0.34 * max(-vState.y, 0.0) * (1.0 - max(focus, hint));
float edge = smoothstep(0.3, 0.12, side.x);
paint = mix(paint, paint * 1.1 + 0.02, max(glow, focus) * (1.0 - faded));
paint = mix(paint, vec3(0.026, 0.034, 0.044), groove * (1.0 - max(glow, focus)) * lid);
diffuseColor.rgb = mix(paint * 0.45, paint, lid);

float dots = step(0.5, fract(atan(vAt.y, vAt.x) * 2.8648)) * smoothstep(0.05, 0.0, abs(length(vAt) - 0.66));
float ring = smoothstep(0.25, 0.17, side.x);
diffuseColor.rgb *= 1.0 - lid * (1.0 - chalk) * max(ring * max(glow, focus), dots * hint);
vec3 lit = vec3(1.0, 0.62, 0.12) * (ring * 1.05 + edge * 0.1) * glow
  + vec3(1.0, 0.88, 0.5) * (ring * 0.75 + edge * 0.16) * focus
  + vec3(0.85, 0.92, 1.0) * dots * hint * 0.95;
lit *= lid * (1.0 - chalk);
`

export const boxFragmentNormal = /* glsl */ `
{
  float lift = smoothstep(0.2, 0.07, side.x) * lid * 0.75;
  vec3 world = normalize(vec3(side.z * lift, 1.0, side.w * lift));
  normal = mix(normal, normalize((viewMatrix * vec4(world, 0.0)).xyz), lid);
}
`

export const boxFragmentGlow = /* glsl */ `
totalEmissiveRadiance += lit;
`
