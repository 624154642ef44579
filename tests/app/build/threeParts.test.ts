/** Shaders are packed without changing what they say. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packShader } from '../../../src/app/build/threeParts.ts'
import { root } from '../../architecture/imports.ts'

test('comments, indentation and spaces beside signs go; lines of the preprocessor keep theirs', () => {
  const packed = packShader(`
    /* a
       remark */
    #if defined( USE_MAP ) && ! defined( FLAT )
      vec4 a = vec4( 1.0, - b, c - - d, e + ( f ) ); // another
      for ( int i = 0; i < 4; i ++ ) { a += b[ i ]; }
    #endif
  `)
  expect(packed.split('\n')).toEqual([
    '#if defined(USE_MAP) && ! defined(FLAT)',
    'vec4 a=vec4(1.0,-b,c - - d,e+(f));',
    'for(int i=0;i<4;i ++){a+=b[i];}',
    '#endif',
  ])
})

test('every shader of three keeps its words and signs', () => {
  const folder = join(root, 'node_modules/three/src/renderers/shaders')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.glsl.js'),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    const bare = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    const tokens = (given: string) => given.match(/[\w.]+|\+\+|--|[-+*/=<>!&|]=|&&|\|\||\S/g) ?? []
    expect(tokens(packShader(text)), file).toEqual(tokens(bare))
  }
})
