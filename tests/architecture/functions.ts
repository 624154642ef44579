/** Counts the lines of each function, without nested functions and switch cases. */
import { parseSync } from 'vite'
import { textOf } from './imports.ts'

export interface FunctionLength {
  readonly file: string
  readonly name: string
  readonly line: number
  readonly lines: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A case of a switch is read by itself, as a function is. */
const kinds = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|SwitchCase)$/

export function functionsOf(file: string, text: string = textOf(file)): readonly FunctionLength[] {
  const found: FunctionLength[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length

  function visit(node: Node, name: string): number {
    const own = nameOf(node) ?? name
    let inside = 0
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(child)) inside += visit(child, own)
      }
    }
    if (!kinds.test(node.type)) return inside
    const line = lineAt(node.start)
    const whole = lineAt(node.end) - line + 1
    found.push({ file, name: own, line, lines: whole - inside })
    // one that stands on one line takes nothing from the function round it
    return whole > 1 ? whole : 0
  }

  visit(parseSync(file, text).program as unknown as Node, '')
  return found
}

function nameOf(node: Node): string | null {
  const named = (node.id ?? node.key) as { name?: unknown } | null | undefined
  return typeof named?.name === 'string' ? named.name : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
