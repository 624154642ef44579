/** The numbered rules of a game, and links to them. */
import { type MouseEvent, useEffect, useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { useMishap } from '../faults/useMishap.ts'
import { type Rule, readRules } from './readRules.ts'

const files = import.meta.glob<string>('../../games/*/rules.md', {
  query: '?raw',
  import: 'default',
})

const placeOf = (number: string): string => `rule-${number}`

/** Unfolds the list, scrolls to the rule and focuses it. */
function openAt(number: string): void {
  const rule = document.getElementById(placeOf(number))
  const fold = rule?.closest('details')
  if (!rule || !fold) return
  fold.open = true
  rule.scrollIntoView({ block: 'center' })
  rule.focus({ preventScroll: true })
}

/** Does not change the address. */
function goTo(event: MouseEvent<HTMLAnchorElement>, number: string): void {
  event.preventDefault()
  openAt(number)
}

const wanted = /^#rule-(\w+)$/

export function RuleLinks({ rules }: { readonly rules: readonly string[] }) {
  return (
    <span className="rule-links">
      {rules.map((number) => (
        <a key={number} href={`#${placeOf(number)}`} onClick={(event) => goTo(event, number)}>
          {number}
        </a>
      ))}
    </span>
  )
}

export function RuleList({ id }: { readonly id: string }) {
  const voice = useVoice()
  const fail = useMishap()
  const [rules, setRules] = useState<readonly Rule[]>([])
  useEffect(() => {
    void files[`../../games/${id}/rules.md`]?.().then((text) => setRules(readRules(text)), fail)
  }, [id, fail])
  // an address with a rule's number opens that rule
  useEffect(() => {
    const [, number] = wanted.exec(window.location.hash) ?? []
    if (number && rules.length > 0) openAt(number)
  }, [rules])
  return (
    <details className="rule-list">
      <summary>{voice.word('ui.ref.title.rules')}</summary>
      {voice.language !== 'en' && <p className="quiet">{voice.word('ui.ref.rulesAbout')}</p>}
      <dl lang="en">
        {rules.map(({ number, text }) => (
          <div key={number} id={placeOf(number)} tabIndex={-1}>
            <dt>{number}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
