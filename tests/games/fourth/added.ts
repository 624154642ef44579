/** Follows the steps of src/games/README.md: copies the project, adds a fourth game, and inserts a line in each index. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf, root } from './files.ts'

const overlay = join(import.meta.dirname, 'house')

/** Lines inserted into existing files: the line to insert after, and the new line. */
type Lines = readonly (readonly [after: string, line: string])[]

const words = (language: string): readonly [string, Lines] => [
  `src/words/${language}/index.ts`,
  [
    ["import { nagaraja } from './nagaraja.ts'", "import { noughts } from './noughts.ts'"],
    ["import { noughts } from './noughts.ts'", "import { noughtsAside } from './noughtsAside.ts'"],
    ['  ...nagaraja,', '  ...noughts,'],
    ['  ...noughts,', '  ...noughtsAside,'],
  ],
]

/** Existing files that have to change for the fourth game. */
export const touched: ReadonlyMap<string, Lines> = new Map([
  [
    'src/games/index.ts',
    [
      [
        "import { manifest as nagaraja } from './nagaraja/manifest.ts'",
        "import { manifest as noughts } from './noughts/manifest.ts'",
      ],
      ['export const manifests: readonly Manifest[] = [', '  noughts,'],
    ],
  ],
  [
    'src/bots/index.ts',
    [
      [
        "import { makeNagarajaMind } from './nagaraja/index.ts'",
        "import { makeNoughtsMind } from './noughts/index.ts'",
      ],
      ['  nagaraja: eraseTypes(makeNagarajaMind),', '  noughts: eraseTypes(makeNoughtsMind),'],
    ],
  ],
  [
    'src/showcase/shelves.ts',
    [
      [
        "  rajas: async () => ofGame((await import('./rajas.ts')).rajasCatalogue),",
        "  noughts: async () => ofGame((await import('./noughts.ts')).noughtsCatalogue),",
      ],
    ],
  ],
  ...['en', 'el', 'pl', 'ru'].map(words),
])

/** The new files. */
export const added: readonly string[] = filesOf(overlay)

export interface House {
  readonly folder: string
  run(...args: readonly string[]): { readonly status: number | null; readonly text: string }
  remove(): void
}

export function addGame(): House {
  const folder = mkdtempSync(join(tmpdir(), 'jharokha-fourth-'))
  const isWanted = (path: string) =>
    !/\/tests\/(browser\/.*\.test\.ts|pictures\/components\/|games\/fourth)/.test(path)
  for (const part of [
    'src',
    'tests',
    'models',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isWanted })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  cpSync(overlay, folder, { recursive: true })
  for (const [file, lines] of touched) insert(join(folder, file), lines)
  return {
    folder,
    run(...args) {
      const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: '1' } } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
      return { status, text: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function insert(file: string, lines: Lines): void {
  let text = readFileSync(file, 'utf8')
  for (const [after, line] of lines) {
    const at = text.split(after).length
    if (at !== 2) throw new Error(`${file}: “${after}” stands there ${at - 1} times`)
    text = text.replace(after, () => `${after}\n${line}`)
  }
  writeFileSync(file, text)
}
