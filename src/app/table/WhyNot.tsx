/** Explanation beside a touch that did nothing; disappears after a while or with the next action. */
import { useEffect, useState } from 'react'
import type { Line } from '../../kernel/line.ts'
import type { Wonder } from '../../scenes/contract.ts'
import { Reason } from '../../ui/actions/Reason.tsx'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { TableState } from '../state/tableState.ts'
import { answerTo } from './answerTo.ts'
import './whyNot.css'

interface Props {
  readonly wonder: Wonder
  readonly state: TableState
  onGone(): void
}

/** Display time (ms): minimum, and added per letter. */
const [atLeast, perLetter] = [4000, 70]

export default function WhyNot({ wonder, state, onGone }: Props) {
  const voice = useVoice()
  const [first] = useState(state)
  const answer = answerTo(wonder, first)
  const isPast = answer === null || hasGoneOn(first, state)
  const letters = answer ? voice.say(answer.why).length : 0
  useEffect(() => {
    if (isPast) return onGone()
    const timer = setTimeout(onGone, atLeast + perLetter * letters)
    const touch = () => onGone()
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onGone()
    window.addEventListener('pointerdown', touch)
    window.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('keydown', press)
    }
  }, [isPast, letters, onGone])
  if (isPast) return null
  return (
    <div
      className="why-slip paper"
      style={{ '--x': `${wonder.x}px`, '--y': `${wonder.y}px` } as React.CSSProperties}
    >
      {answer === wonder && <Wish wish={wonder.wish} />}
      <Reason why={answer.why} {...(answer.rule !== undefined && { rule: answer.rule })} />
      {answer === wonder &&
        wonder.chances?.map((line, i) => (
          <p key={i}>
            <LineView line={line} />
          </p>
        ))}
    </div>
  )
}

function Wish({ wish }: { readonly wish: Line }) {
  return (
    <p className="why-wish">
      <LineView line={wish} />
    </p>
  )
}

function hasGoneOn(before: TableState, now: TableState): boolean {
  return before.beat !== now.beat || before.looking !== now.looking || before.moving !== now.moving
}
