/** A bot's recommended command from this person's view, with a button to carry it out. */
import { useEffect, useState } from 'react'
import type { Advised } from '../../../session/answers.ts'
import { ignoreDoubleClick } from '../../../ui/actions/once.ts'
import { LineView } from '../../../ui/LineView.tsx'
import { useVoice } from '../../../ui/voice.tsx'
import type { AdviceRequest } from './asked.ts'

type Found = Advised | 'thinking' | 'none'

function useAdvice({ session, seat }: Pick<AdviceRequest, 'session' | 'seat'>): Found {
  const [found, setFound] = useState<Found>('thinking')
  useEffect(() => {
    let isWanted = true
    const come = (what: Found) => void (isWanted && setFound(what))
    session.advise(seat).then(come, () => come('none'))
    return () => {
      isWanted = false
    }
  }, [session, seat])
  return found
}

export function Counsel({ session, state, seat, onFocus }: AdviceRequest) {
  const voice = useVoice()
  const found = useAdvice({ session, seat })
  const command = typeof found === 'object' ? found.command : null
  useEffect(() => {
    if (!command) return
    onFocus({ seat, command })
    return () => onFocus(null)
  }, [command, seat, onFocus])
  return (
    <div className="counsel" role="status" aria-busy={found === 'thinking'}>
      {typeof found === 'string' ? (
        <p className="quiet" data-thinking={found === 'thinking' || undefined}>
          {voice.word(`bots.${found}`)}
        </p>
      ) : (
        <>
          <p>{found.why ? <LineView line={found.why} /> : voice.word('bots.only')}</p>
          <button
            type="button"
            className="button small"
            onClick={ignoreDoubleClick(
              () => void session.command({ seat, command: found.command }),
            )}
          >
            {voice.word('bots.do')}
            {': '}
            <LineView line={state.game.label(found.command, state.beat.to).line} />
          </button>
        </>
      )}
    </div>
  )
}
