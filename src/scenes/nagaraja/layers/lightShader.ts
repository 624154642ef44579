/** GLSL shaders of the corridor light: a bright thread with soft edges, brightest at the advancing front. */

export const lightVertex = /* glsl */ `
attribute vec3 aFlow;
varying float vFar;
varying float vAcross;
flat varying int vRole;
void main() {
  vFar = aFlow.x;
  vAcross = aFlow.y;
  vRole = int(aFlow.z + 0.5);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`

/** `vRole` numbers the roles of light.ts: lit, comes, dies, would. */
export const lightFragment = /* glsl */ `
uniform vec3 uTint;
uniform float uFront;
uniform float uDying;
varying float vFar;
varying float vAcross;
flat varying int vRole;
void main() {
  float across = 1.0 - vAcross * vAcross;
  float come = smoothstep(uFront + 0.5, uFront - 2.5, vFar);
  float spark = smoothstep(3.0, 0.0, abs(vFar - uFront + 1.0));
  float share = vRole == 0 ? 1.0 : vRole == 1 ? come : vRole == 2 ? uDying : 0.4;
  float grain = 0.92 + 0.08 * sin(vFar * 1.9);
  vec3 core = mix(uTint * uTint, vec3(1.0, 0.78, 0.42), 0.25 + 0.5 * across * across);
  float bright = (0.16 + 0.58 * across) * share * grain;
  if (vRole == 1) bright += spark * 0.9 * across * come;
  if (vRole == 3) core = mix(uTint, vec3(1.0), 0.2);
  gl_FragColor = vec4(core * bright, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`
