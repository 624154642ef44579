/** Patches three's light shader chunk, so that sunlight falls through a pierced screen (jali) with a star pattern. */
import { ShaderChunk } from 'three'
import { SUN_DIRECTION } from '../materials/index.ts'

/** The arch in front of the sun: horizontal direction, distance and lower edge of the screen (cm). */
const arch = { out: [-Math.SQRT1_2, -Math.SQRT1_2], far: 200, sill: 83 } as const
/**
 * Pattern of the screen (cm): a quarter of the distance between stars, half a bar's width, blur;
 * `squat` compresses the pattern vertically against the low sun.
 */
const star = { size: 3.9, bar: 1.05, blur: 0.6, squat: 1.4 } as const
/** Half axes (cm) of the ellipse around the play area in which the pattern is faint, for readability. */
const faintZone = { x: 62, z: 36, share: 0.34 } as const

const glsl = (value: number): string => value.toFixed(5)

const [sunX, sunY, sunZ] = SUN_DIRECTION
const [outX, outZ] = arch.out
const sunTowardsArch = sunX * outX + sunZ * outZ

const lightThroughScreen = /* glsl */ `
float starsOfJali(vec2 p) {
  const float r = ${glsl(star.size)};
  vec2 tile = vec2(3.46410 * r, 2.0 * r);
  vec2 a = mod(p + tile, 2.0 * tile) - tile;
  vec2 b = mod(p, 2.0 * tile) - tile;
  vec2 q = abs(dot(a, a) < dot(b, b) ? a : b);
  q -= 2.0 * min(dot(vec2(-0.5, 0.8660254), q), 0.0) * vec2(-0.5, 0.8660254);
  q -= 2.0 * min(dot(vec2(0.8660254, -0.5), q), 0.0) * vec2(0.8660254, -0.5);
  q -= vec2(clamp(q.x, r * 0.57735, r * 1.73205), r);
  return smoothstep(${glsl(star.bar - star.blur)}, ${glsl(star.bar + star.blur)}, length(q));
}

/** Share of sunlight at a view-space point: 1 is full, lit stars are slightly brighter. */
float sunThroughJali(vec3 inView) {
  vec3 at = cameraPosition + inView * mat3(viewMatrix);
  float rim = smoothstep(78.0, 66.0, max(abs(at.x), abs(at.z))) * step(-3.0, at.y);
  if (at.y < -12.0 && dot(at.xz, at.xz) < 36100.0) return 0.0; // the floor is in the shadow of the parapet
  if (rim <= 0.0) return 1.0;
  float way = (${glsl(arch.far)} - dot(at.xz, vec2(${glsl(outX)}, ${glsl(outZ)}))) / ${glsl(sunTowardsArch)};
  vec3 hit = at + vec3(${glsl(sunX)}, ${glsl(sunY)}, ${glsl(sunZ)}) * way;
  vec2 on = vec2(hit.x * ${glsl(-outZ)} - hit.z * ${glsl(-outX)}, hit.y - ${glsl(arch.sill)});
  float bar = smoothstep(1.2, 3.4, abs(on.y));
  float light = min(bar, on.y < 0.0 ? 1.0 : starsOfJali(on * vec2(1.0, ${glsl(star.squat)})));
  float away = smoothstep(0.72, 1.12, length(at.xz / vec2(${glsl(faintZone.x)}, ${glsl(faintZone.z)})));
  float share = mix(${glsl(faintZone.share)}, 1.0, away) * rim;
  return mix(1.0, mix(0.1, 1.3, light), share);
}
`

/** Matches three's chunk with and without the spaces that the build removes. */
const sunCall = /getDirectionalLightInfo\( ?directionalLight, ?directLight ?\);/

/** Global: patches the two shader chunks that all lit materials include; further calls do nothing. */
export function patchSunlight(): void {
  const { lights_pars_begin: head, lights_fragment_begin: body } = ShaderChunk
  if (head.includes('sunThroughJali') || !sunCall.test(body)) return
  ShaderChunk.lights_pars_begin = `${head}\n${lightThroughScreen}`
  ShaderChunk.lights_fragment_begin = body.replace(
    sunCall,
    `$&\ndirectLight.color *= sunThroughJali( geometryPosition );`,
  )
}
