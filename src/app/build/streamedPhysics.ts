/** Vite plugin: emits Rapier's inlined WebAssembly binary as a file, to be streamed by page and workers. */
import type { Plugin } from 'vite'

/** The package contains its binary as base64 in a single place. */
const inlined = /\w+\.toByteArray\("(AGFzbQ[\w+/=]+)"\)\.buffer/

export function streamedPhysics(): Plugin {
  return {
    name: 'streamed physics',
    apply: 'build',
    transform(code, id) {
      if (!/rapier3d-compat\/rapier\.mjs/.test(id)) return null
      const found = inlined.exec(code)
      if (!found?.[1]) throw new Error('the physics engine no longer carries its binary')
      const source = Buffer.from(found[1], 'base64')
      const file = this.emitFile({ type: 'asset', name: 'rapier.wasm', source })
      return { code: code.replace(found[0], `import.meta.ROLLUP_FILE_URL_${file}`), map: null }
    },
  }
}
