/** Lets three's shaders travel without their indentation and spaces when the page is built: some kilobytes less to the first table. */
import type { Plugin } from 'vite'

/** A string of the built script that is GLSL of several lines. */
const strings = /"(?:[^"\\\n]|\\.)*"/g
const isShader = /\\n.*(?:gl_|vec[234]|#ifdef|#include)/

/** Lines of the preprocessor keep their spaces, which mean something there. */
function packLine(line: string): string {
  const bare = line.replace(/^(?:\\t| )+/, '').trimEnd()
  return bare.startsWith('#') ? bare : bare.replace(/ *([(),{};=*+<>?:]) */g, '$1')
}

export function packShader(text: string): string {
  return text
    .split('\\n')
    .map(packLine)
    .filter((line) => line !== '')
    .join('\\n')
}

export function packedShaders(): Plugin {
  return {
    name: 'packed shaders',
    apply: 'build',
    transform(code, id) {
      if (!/three\/build\/three\.module\.js/.test(id)) return null
      const pack = (text: string) =>
        isShader.test(text) ? `"${packShader(text.slice(1, -1))}"` : text
      return { code: code.replace(strings, pack), map: null }
    },
  }
}
