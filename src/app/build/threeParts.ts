/** Three comes in its own small modules, so that the first table waits for those alone that it draws with. */
import type { Plugin } from 'vite'

const shader = /\/three\/src\/.*\.glsl\.js$/

/** Two signs that meet would be another one. */
const sign = / ?([*/=<>,;(){}?:&|![\]]|(?<![-+] ?)[-+](?! ?[-+])) ?/g

/** Spaces mean something to the preprocessor, but not inside the brackets of a condition. */
function packLine(line: string): string {
  if (/^#(?:el)?if\b/.test(line)) return line.replace(/(\() | (\))/g, '$1$2')
  return line.startsWith('#') ? line : line.replace(/\s+/g, ' ').replace(sign, '$1')
}

/** Without what no compiler of shaders reads: comments, indentation, empty lines, spaces beside signs. */
export const packShader = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split('\n')
    .map((line) => packLine(line.trim()))
    .filter((line) => line !== '')
    .join('\n')

/** What a module of shaders gives: by now it is plain JavaScript that leans on nothing. */
async function given(code: string): Promise<Readonly<Record<string, string>>> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    string
  >
}

export function threeParts(): Plugin {
  return {
    name: 'three in parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === 'three' ? this.resolve('three/src/Three.js', importer) : null
    },
    async transform(code, id) {
      if (!shader.test(id)) return null
      const texts = Object.entries(await given(code)).map(([name, text]) => {
        const value = JSON.stringify(packShader(text))
        return name === 'default' ? `export default ${value}` : `export const ${name} = ${value}`
      })
      return { code: texts.join('\n'), map: null }
    },
  }
}
