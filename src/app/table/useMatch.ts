/** Hook: loads a match from the saves, replays it and opens a session, holding the match's lock. */
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '../../kernel/refusal.ts'
import { loadGame } from '../games.ts'
import { saves } from '../saves/index.ts'
import { BrokenRow } from '../saves/shape.ts'
import { type Lock, lockMatch } from '../saves/matchLock.ts'
import { resume } from '../../session/resume.ts'
import { type OpenTable, openTable } from './openTable.ts'
import { makePagePorts, makeScreen, type PageScreen } from './ports.ts'

export type OpenMatchState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'elsewhere' }
  /** A dynamic import failed. */
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'ready'
      readonly session: OpenTable
      readonly screen: PageScreen
      /** Set if only a prefix of the match could be replayed. */
      readonly refusal: Refusal | null
    }

async function loadMatch(id: string): Promise<OpenMatchState> {
  const kept = await saves.read(id).catch(brokenRow)
  if (kept instanceof BrokenRow) {
    return { kind: 'broken', refusal: { code: 'badField', what: kept.field } }
  }
  const game = kept && (await loadGame(kept.header.game, kept.header.edition))
  if (!kept || !game) return { kind: 'missing' }
  const { match, refusal } = resume(game, kept.header, kept.entries)
  if (!match) return { kind: 'broken', refusal }
  const screen = makeScreen()
  const session = openTable({ match, header: kept.header }, makePagePorts(screen))
  return { kind: 'ready', session, screen, refusal }
}

function brokenRow(error: unknown): BrokenRow {
  if (error instanceof BrokenRow) return error
  throw error
}

export function useMatch(id: string): { readonly seen: OpenMatchState; takeOver(): void } {
  const [seen, setSeen] = useState<OpenMatchState>({ kind: 'coming' })
  const [takes, setTakes] = useState(0)
  const open = useRef<OpenTable | null>(null)

  useEffect(() => {
    let isOpen = true
    let lock: Lock | null = null
    const close = () => {
      isOpen = false
      open.current?.leave()
      open.current = null
      lock?.release()
    }
    const lost = () => {
      if (!isOpen) return
      close()
      setSeen({ kind: 'elsewhere' })
    }
    async function arrive(): Promise<void> {
      lock = await lockMatch(id, takes > 0, lost)
      if (!isOpen) return lock?.release()
      const next: OpenMatchState = lock ? await loadMatch(id) : { kind: 'elsewhere' }
      if (next.kind === 'ready' && isOpen) open.current = next.session
      else if (next.kind === 'ready') return next.session.leave()
      if (isOpen) setSeen(next)
    }
    arrive().catch((error: unknown) => {
      if (isOpen) setSeen({ kind: 'failed', error })
    })
    return close
  }, [id, takes])

  return { seen, takeOver: () => setTakes(takes + 1) }
}
