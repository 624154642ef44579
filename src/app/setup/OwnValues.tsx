/** Loads an own edition of a game from a file, or lists the file's faults. */
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { type EditionFault, inEdition } from '../../kernel/edition.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { useVoice } from '../../ui/voice.tsx'
import { loadValues } from '../games.ts'
import { offerFile } from '../saves/exchange.ts'

interface Props {
  /** The game with its built-in edition. */
  readonly game: AnyGame
  onGame(game: AnyGame): void
}

interface Read {
  readonly file: string
  /** Null if the file is not JSON. */
  readonly faults: readonly EditionFault[] | null
}

const mostListed = 40

export function OwnValues({ game, onGame }: Props) {
  const voice = useVoice()
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<Read | null>(null)

  function use(next: Read | null, played: AnyGame): void {
    setRead(next)
    onGame(played)
  }

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const field = event.target
    const file = field.files?.[0]
    if (!file) return
    await take(file)
    field.value = ''
  }

  async function take(file: File): Promise<void> {
    const values = await valuesIn(file)
    if (values === undefined) return use({ file: file.name, faults: null }, game)
    const edited = inEdition(game, values)
    use({ file: file.name, faults: edited.ok ? [] : edited.faults }, edited.ok ? edited.game : game)
  }

  function drop(event: DragEvent<HTMLElement>): void {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void take(file)
  }

  async function offer(): Promise<void> {
    const ours = await loadValues(game.id)
    if (ours !== null) offerFile(`${game.id}.json`, ours)
  }

  return (
    <details
      className="option own-values"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <summary>{voice.word('ui.setup.own')}</summary>
      <p className="quiet">{voice.word('ui.setup.ownAbout')}</p>
      <p>
        <button type="button" className="button small" onClick={() => input.current?.click()}>
          {voice.word('ui.setup.ownChoose')}
        </button>{' '}
        <button type="button" className="button small" onClick={() => void offer()}>
          {voice.word('ui.setup.ownOurs')}
        </button>
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void choose(event)}
      />
      <div role="status">{read && <Outcome read={read} onBack={() => use(null, game)} />}</div>
    </details>
  )
}

function Outcome({ read, onBack }: { readonly read: Read; onBack(): void }) {
  const voice = useVoice()
  const file = { raw: read.file }
  if (read.faults === null)
    return <p className="slip">{voice.word('ui.setup.ownNotJson', { file })}</p>
  if (read.faults.length === 0) {
    return (
      <p>
        {voice.word('ui.setup.ownUsed', { file })}{' '}
        <button type="button" className="button small" onClick={onBack}>
          {voice.word('ui.setup.ownBack')}
        </button>
      </p>
    )
  }
  return (
    <div className="slip faults">
      <p>{voice.word('ui.setup.ownFaults', { file, n: read.faults.length })}</p>
      <ul>
        {read.faults.slice(0, mostListed).map(({ path, line }) => (
          <li key={`${path} ${line.key}`}>
            <code>{path}</code> {voice.say(line)}
          </li>
        ))}
      </ul>
    </div>
  )
}

async function valuesIn(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown
  } catch {
    return undefined
  }
}
