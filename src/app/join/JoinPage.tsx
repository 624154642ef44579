/** Asks what this screen is for, and leads to its page; a code comes with the address or is typed. */
import { useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import type { WordKey } from '../../words/types.ts'
import { parseCode } from './codes.ts'
import { Link } from '../Link.tsx'
import { go, useQuery } from '../routes.ts'
import './join.css'

const others = [
  { name: 'table', href: '/' },
  { name: 'stage', href: '/stage' },
  { name: 'desk', href: '/stage/desk' },
] as const satisfies readonly { name: string; href: string }[]

export default function JoinPage() {
  const voice = useVoice()
  const [typed, setTyped] = useState(useQuery().get('code') ?? '')
  const [isWrong, setWrong] = useState(false)
  function join(): void {
    const code = parseCode(typed)
    setWrong(code === null)
    if (code !== null) go(`/hand?code=${code}`)
  }
  return (
    <div className="join">
      <title>{`${voice.word('hand.join.title')} · Jharokha`}</title>
      <main className="join-sheet paper">
        <h1>{voice.word('hand.join.title')}</h1>
        <form
          className="join-hand"
          onSubmit={(event) => {
            event.preventDefault()
            join()
          }}
        >
          <label>
            <span className="field-label">{voice.word('hand.join.code')}</span>
            <input
              className="input join-code"
              value={typed}
              autoCapitalize="characters"
              autoComplete="off"
              enterKeyHint="go"
              spellCheck={false}
              maxLength={8}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? 'join-wrong' : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          {isWrong && (
            <p id="join-wrong" role="alert">
              {voice.word('hand.join.badCode')}
            </p>
          )}
          <button type="submit" className="button primary big wide">
            {voice.word('hand.join.hand')}
          </button>
          <p className="quiet">{voice.word('hand.join.handAbout')}</p>
        </form>
        <ul className="join-others">
          {others.map(({ name, href }) => (
            <Other
              key={name}
              href={href}
              title={`hand.join.${name}`}
              about={`hand.join.${name}About`}
            />
          ))}
        </ul>
      </main>
    </div>
  )
}

interface OtherProps {
  readonly href: string
  readonly title: WordKey
  readonly about: WordKey
}

function Other({ href, title, about }: OtherProps) {
  const voice = useVoice()
  return (
    <li>
      <Link className="join-other" href={href}>
        <b>{voice.word(title)}</b>
        <span>{voice.word(about)}</span>
      </Link>
    </li>
  )
}
