/** Renders an explanation: the reason and the number of its rule. */
import type { Asked } from '../../kernel/game.ts'
import { Saying } from '../Saying.tsx'
import { useVoice } from '../voice.tsx'

type Props = Omit<Asked, 'wish'> & { readonly id?: string }

export function Answer({ id, why, rule }: Props) {
  const voice = useVoice()
  return (
    <p id={id}>
      <Saying line={why} />
      {rule !== undefined && (
        <>
          {' '}
          <small className="rule">{voice.word('ui.why.rule', { rule: { raw: rule } })}</small>
        </>
      )}
    </p>
  )
}
