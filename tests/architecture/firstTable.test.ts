/** What comes before the first table: the packages that its files lean on, and the parts of three that are packed with them. */
import { expect, test } from 'vitest'
import { filesUnder, importsOf, textOf } from './imports.ts'

/** What a page at a table waits for: the app, its table, and a game with its scene. */
const games = ['border', 'nagaraja', 'rajas']
const begun = [
  'src/app/main.tsx',
  'src/app/table/TablePage.tsx',
  'src/scenes/TableCanvas.tsx',
  ...games.flatMap((game) => [`src/games/${game}/index.ts`, `src/scenes/${game}/index.ts`]),
]

/** Whoever adds one has it weighed: `npm run bench -- scene`. */
const packages = [
  '@react-three/fiber',
  'idb',
  'intl-messageformat',
  'react',
  'react-dom',
  'three',
  'zustand',
]

/** Of three, what others ask for: its renderer leans on these itself, or they are a word long. */
const comesAnyway = [
  'Box3',
  'Camera',
  'ConstantAlphaFactor',
  'Object3D',
  'OneMinusConstantAlphaFactor',
  'PCFShadowMap',
  'Plane',
  'Raycaster',
  'Scene',
  'Sphere',
  'Texture',
  'Vector4',
]
/** And what the pattern of three in `vite.config.ts` leaves for those who ask. */
const comesLater = ['Fog', 'FramebufferTexture', 'LatheGeometry', 'Spherical', 'SpotLight']

/** Without what comes later, and without types. */
const atOnce = (text: string): string =>
  text
    .replace(/\bimport\s*\(\s*(['"])[^'"]+\1\s*\)/g, '')
    .replace(/^\s*(?:import|export)\s+type\s[\s\S]*?from\s*(['"])[^'"]+\1/gm, '')
    .replace(/\bnew\s+URL\([^)]*\)/g, '')

const known = new Set(filesUnder('src'))

function closure(): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file) || !known.has(file)) return
    found.add(file)
    for (const { to, isPackage } of importsOf(file, atOnce(textOf(file)))) if (!isPackage) visit(to)
  }
  for (const file of begun) visit(file)
  return found
}

const first = closure()

function fromThree(file: string): readonly string[] {
  const lists = atOnce(textOf(file)).matchAll(/import\s*\{([^}]*)\}\s*from\s*'three'/g)
  return [...lists].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}

test('files of the first table lean on these packages and no others', () => {
  expect(first.size).toBeGreaterThan(300)
  const found = [...first].flatMap((file) =>
    importsOf(file, atOnce(textOf(file))).flatMap(({ to, isPackage }) => (isPackage ? [to] : [])),
  )
  const outside = [...new Set(found)].filter((name) => !/^(?:virtual:|@fontsource)/.test(name))
  expect(outside.sort()).toEqual(packages)
})

test('what others ask of three is not packed with the first table', () => {
  const own = new Set([...first].flatMap(fromThree))
  const others = [...known].filter((file) => !first.has(file)).flatMap(fromThree)
  const named = [...comesAnyway, ...comesLater].sort()
  expect([...new Set(others)].filter((name) => !own.has(name)).sort()).toEqual(named)
  const pattern = textOf('vite.config.ts')
  for (const name of comesLater)
    expect(pattern, name).toContain(/^[A-Z][a-z]+/.exec(name)?.[0] ?? name)
})
