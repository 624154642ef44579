/** Licence texts of packages: read from the package, and still named where a package carries none. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceOf, packageOf } from '../../../src/app/build/licences.ts'
import { root } from '../../architecture/imports.ts'

const paragraph = (name: string) => licenceOf(join(root, 'node_modules'), name)

test('a file belongs to the innermost package of its path', () => {
  expect(packageOf('/a/node_modules/three/build/three.core.js')).toBe('three')
  expect(packageOf('/a/node_modules/b/node_modules/@c/d/e.js?worker')).toBe('@c/d')
  expect(packageOf('/a/src/app/main.tsx')).toBeNull()
})

test('a paragraph holds the version, the licence and its text', () => {
  expect(paragraph('three')).toMatch(
    /^three \d+\.\d+\.\d+ \(MIT\)\n[^]*Copyright[^]*three\.js authors/,
  )
  expect(paragraph('@fontsource/alegreya')).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(paragraph('mediabunny')).toContain('Mozilla Public License Version 2.0')
})

test('the physics engine names its licence without the text: the text is added', () => {
  expect(paragraph('@dimforge/rapier3d-compat')).toMatch(
    /^@dimforge[^]*Apache License\s+Version 2\.0/,
  )
})

test('a package without any licence text tells its repository', () => {
  expect(paragraph('@react-three/rapier')).toContain('https://github.com/pmndrs/react-three-rapier')
})
