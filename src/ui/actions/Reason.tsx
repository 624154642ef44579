/** Renders an explanation: the reason and the number of its rule. */
import type { Explanation } from '../../kernel/game.ts'
import { LineView } from '../LineView.tsx'
import { useVoice } from '../voice.tsx'

type Props = Omit<Explanation, 'wish'> & { readonly id?: string }

export function Reason({ id, why, rule }: Props) {
  const voice = useVoice()
  return (
    <p id={id}>
      <LineView line={why} />
      {rule !== undefined && (
        <>
          {' '}
          <small className="rule">{voice.word('ui.why.rule', { rule: { raw: rule } })}</small>
        </>
      )}
    </p>
  )
}
