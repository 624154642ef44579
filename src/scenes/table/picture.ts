/** A picture of what has been drawn, taken from the screen and shown on it again. */
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

/** One triangle over the whole window. */
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

/** Shaders that read `uPicture`: its light and colours are the screen's already. */
export const readings = {
  /** As it was, to the bit. */
  exact: /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
`,
  /** As it was, over another one: as much of it as is asked for. */
  mixed: /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
`,
  /** Twice as large, smoothed. */
  doubled: /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texture2D(uPicture, gl_FragCoord.xy * 0.5 / vec2(textureSize(uPicture, 0)));
}
`,
} as const

export interface CopiedFrame {
  /** Takes what is drawn in the lower left of the screen, this many of its pixels wide and high. */
  take(size: Vector2): void
  /** Over the whole screen; what is drawn afterwards lies before it. */
  show(): void
  /** A share of it over what is drawn. */
  lay(share: number): void
  dispose(): void
}

/** Resolves when it can be shown without waiting for its shader. */
const mixing = {
  transparent: true,
  blending: CustomBlending,
  blendSrc: ConstantAlphaFactor,
  blendDst: OneMinusConstantAlphaFactor,
} as const

export async function makePicture(
  renderer: WebGLRenderer,
  reading: keyof typeof readings,
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
    fragmentShader: readings[reading],
    uniforms: { uPicture: { value: texture } },
    // what is see-through is mixed like every colour
    ...(reading === 'mixed' && mixing),
    depthTest: false,
    depthWrite: false,
  })
  const sheet = new Mesh(cover(), material)
  sheet.frustumCulled = false
  const back = new Scene()
  back.add(sheet)
  const screen = new Camera()
  await warmUp(renderer, back, screen, back)
  return {
    take(size) {
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
      renderer.render(back, screen)
      renderer.autoClear = true
    },
    lay(share) {
      material.blendAlpha = share
      renderer.autoClear = false
      renderer.render(back, screen)
      renderer.autoClear = true
    },
    dispose() {
      texture.dispose()
      material.dispose()
      sheet.geometry.dispose()
    },
  }
}
