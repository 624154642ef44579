/** Colours of Nagaraja's prints. */
import type { PrintedSymbol, PrintedStickKind } from './face.ts'

export const inks = {
  parchment: '#eddcb4',
  parchmentDeep: '#d8bd88',
  ink: '#2b1810',
  soft: '#7a5a3a',
  gold: '#c8973a',
  goldLight: '#f1d48a',
  goldDark: '#7d5a1c',
  red: '#b3261e',
  clear: '#fbf4e2',
} as const

export const grounds: Readonly<Record<PrintedSymbol, { deep: string; light: string }>> = {
  relic: { deep: '#4f1420', light: '#8a2c38' },
  room: { deep: '#54300f', light: '#96622c' },
  stick: { deep: '#0f3a2c', light: '#2a6e52' },
  card: { deep: '#18244c', light: '#3a4f8c' },
}

export interface Rod {
  readonly light: string
  readonly body: string
  readonly dark: string
  readonly mark: string
}

export const rods: Readonly<Record<PrintedStickKind, Rod>> = {
  brown: { light: '#a9683c', body: '#7a4526', dark: '#47230f', mark: '#f6dfae' },
  white: { light: '#fffaf0', body: '#efe5cf', dark: '#b5a688', mark: '#a01f1f' },
  green: { light: '#6cbb90', body: '#3f8a63', dark: '#1d5038', mark: '#ffe9a6' },
}
