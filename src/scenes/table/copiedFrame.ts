/** A copy of the framebuffer that can be drawn over the whole viewport again. */
import {
  ConstantAlphaFactor,
  CustomBlending,
  OneMinusConstantAlphaFactor,
  BufferGeometry,
  Camera,
  Float32BufferAttribute,
  FramebufferTexture,
  LinearFilter,
  Mesh,
  Scene,
  ShaderMaterial,
  type Vector2,
  type WebGLRenderer,
} from 'three'
import { warmUp } from '../warm.ts'

/** One triangle that covers the viewport. */
function cover(): BufferGeometry {
  const geometry = new BufferGeometry()
  const corners = [-1, -1, 0, 3, -1, 0, -1, 3, 0]
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3))
  return geometry
}

const vertex = /* glsl */ `
void main() {
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`

/** Fragment shaders that read `uPicture`, which is already tone-mapped and in the output colour space. */
export const copyShaders = {
  /** Copies each texel exactly. */
  exact: /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
`,
  /** Copies each texel, blended over the framebuffer with a constant alpha. */
  blended: /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
`,
  /** Scales up by two with linear filtering. */
  doubled: /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texture2D(uPicture, gl_FragCoord.xy * 0.5 / vec2(textureSize(uPicture, 0)));
}
`,
} as const

export interface CopiedFrame {
  /** Copies the lower left part of the framebuffer, `size` pixels wide and high. */
  copy(size: Vector2): void
  /** Draws it as the background of the whole viewport. */
  show(): void
  /** Blends it over the framebuffer; `share` is its alpha. */
  blend(share: number): void
  dispose(): void
}

const blending = {
  transparent: true,
  blending: CustomBlending,
  blendSrc: ConstantAlphaFactor,
  blendDst: OneMinusConstantAlphaFactor,
} as const

/** Resolves once its shader is compiled. */
export async function makeCopiedFrame(
  renderer: WebGLRenderer,
  shader: keyof typeof copyShaders,
): Promise<CopiedFrame> {
  const blank = () => {
    const texture = new FramebufferTexture(width, height)
    texture.minFilter = LinearFilter
    texture.magFilter = LinearFilter
    return texture
  }
  let [width, height] = [1, 1]
  let texture = blank()
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: copyShaders[shader],
    uniforms: { uPicture: { value: texture } },
    ...(shader === 'blended' && blending),
    depthTest: false,
    depthWrite: false,
  })
  const triangle = new Mesh(cover(), material)
  triangle.frustumCulled = false
  const pass = new Scene()
  pass.add(triangle)
  const screen = new Camera()
  await warmUp(renderer, pass, screen, pass)
  return {
    copy(size) {
      if (size.x !== width || size.y !== height) {
        texture.dispose()
        ;[width, height] = [size.x, size.y]
        texture = blank()
        material.uniforms['uPicture'] = { value: texture }
      }
      renderer.copyFramebufferToTexture(texture)
    },
    show() {
      renderer.autoClear = false
      renderer.clear()
      renderer.render(pass, screen)
      renderer.autoClear = true
    },
    blend(share) {
      material.blendAlpha = share
      renderer.autoClear = false
      renderer.render(pass, screen)
      renderer.autoClear = true
    },
    dispose() {
      texture.dispose()
      material.dispose()
      triangle.geometry.dispose()
    },
  }
}
