/** Shader chunks of a score strip's cell: printed values, ring around an earned value, stroke through a lost one. */
import { strip } from '../../../shapes/border.ts'

/** Half width of one of `count` cells (cm). */
export const cellHalfX = (count: number): number => strip.halfX / count - 0.09
export const cellHalfZ = strip.halfZ

/**
 * Instance attributes. `aCell`: region index, random seed. `aMark`: drawn share of the ring around
 * the first value, of the ring around the later one, of the stroke through the first.
 */
export const vertexHead = /* glsl */ `
attribute vec2 aCell;
attribute vec3 aMark;
varying vec2 vPlace;
varying vec2 vCell;
varying vec3 vMark;
`
export const vertexBody = /* glsl */ `
vPlace = position.xz;
vCell = aCell;
vMark = aMark;
`
export const fragmentHead = /* glsl */ `
uniform sampler2D uPrint;
uniform float uCount;
uniform vec2 uSize;
varying vec2 vPlace;
varying vec2 vCell;
varying vec3 vMark;

float ringRound(vec2 p, vec2 middle, vec2 radius, float share, float seed) {
  vec2 q = (p - middle) / radius;
  float turn = fract(atan(q.x, q.y) / 6.2831853 + 0.5 + seed);
  float wobble = 0.045 * sin(turn * 13.0 + seed * 40.0) + 0.06 * (turn - 0.5);
  float line = abs(length(q) - 1.0 - wobble);
  return smoothstep(0.16, 0.08, line) * smoothstep(share + 0.001, share - 0.03, turn * 0.98) * step(0.001, share);
}
`
export const fragmentColour = /* glsl */ `
vec2 size = uSize;
vec2 uvIn = vPlace / (size * 2.0) + 0.5;
float ink = texture2D(uPrint, vec2((vCell.x + uvIn.x) / uCount, 1.0 - uvIn.y)).r;
vec2 firstAt = vec2(-size.x * 0.28, 0.06);
vec2 laterAt = vec2(size.x * 0.58, 0.14);
float ringA = ringRound(vPlace, firstAt, vec2(0.92, 1.02), vMark.x, vCell.y);
float ringB = ringRound(vPlace, laterAt, vec2(0.62, 0.84), vMark.y, vCell.y);
float along = (vPlace.x - firstAt.x + 0.85) / 1.7;
float across = abs(vPlace.y - firstAt.y + (vPlace.x - firstAt.x) * 0.75);
float stroke = smoothstep(0.17, 0.09, across) * step(0.0, along) * step(along, min(vMark.z, 1.0)) * step(0.001, vMark.z);
bool isFirst = vPlace.x < size.x * 0.22;
float won = max(vMark.x, vMark.y);
vec3 cellTone = mix(vec3(0.034, 0.046, 0.06), vec3(0.3, 0.155, 0.022), won * 0.9);
float edgeIn = min(size.x - abs(vPlace.x), size.y - abs(vPlace.y));
cellTone = mix(cellTone * 1.9 + 0.02, cellTone, smoothstep(0.05, 0.12, edgeIn));
float quiet = isFirst ? mix(1.0, 0.34, max(vMark.z, vMark.y)) : mix(0.72, 0.2, vMark.x);
quiet = isFirst ? quiet : max(quiet, vMark.y);
vec3 tone = mix(cellTone, vec3(0.96, 0.93, 0.84), ink * quiet);
tone = mix(tone, vec3(1.0, 0.86, 0.5), max(ringA, ringB));
tone = mix(tone, vec3(0.9, 0.42, 0.3), stroke);
diffuseColor.rgb = tone;
`
