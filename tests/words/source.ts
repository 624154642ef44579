/** Collects all string literals and template patterns of the sources, in which word keys may occur. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const src = fileURLToPath(new URL('../../src/', import.meta.url))

export interface Found {
  readonly file: string
  readonly text: string
}

export interface Texts {
  readonly literals: readonly Found[]
  /** Templates with each expression as `*`, and string prefixes that are concatenated. */
  readonly patterns: readonly Found[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

export function readTexts(): Texts {
  const literals: Found[] = []
  const patterns: Found[] = []
  for (const path of sourceFiles(src)) {
    const file = relative(src, path)
    walk(parseSync(path, readFileSync(path, 'utf8')).program as unknown as Node, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') {
        literals.push({ file, text: node.value })
      }
      if (node.type === 'TemplateLiteral') {
        const quasis = node.quasis as readonly { value: { cooked: string } }[]
        patterns.push({ file, text: quasis.map(({ value }) => value.cooked).join('*') })
      }
      const left = node.left as Node | undefined
      if (node.type === 'BinaryExpression' && typeof left?.value === 'string') {
        patterns.push({ file, text: `${left.value}*` })
      }
    })
  }
  return { literals, patterns }
}

/** The dictionaries are skipped, because they define keys rather than use them. */
function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /words\/(en|el|pl|ru)$/.test(path) ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function walk(node: Node, visit: (node: Node) => void): void {
  // Types and import paths are not uses of keys.
  if (/^TS.*(Type|Keyword|Interface)/.test(node.type) || node.type === 'ImportDeclaration') return
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit)
    }
  }
}
