/** Who won: their signs in a window over the river at dusk, garlanded, their names large below it. */
import type { Standing } from '../../kernel/game.ts'
import { archPath } from '../../ui/arch.ts'
import { useSitter } from '../../ui/voice.tsx'
import { View } from './View.tsx'

const arch = archPath({ left: 12, right: 388, foot: 258, spring: 120, tip: 10, lobes: 3 })

export function Winners({ standings }: { readonly standings: readonly Standing[] }) {
  const first = standings.filter(({ place }) => place === 1)
  return (
    <div className="winners">
      <div className="winners-window" aria-hidden="true">
        <View arch={arch} />
        <div className="winners-signs">
          {first.map(({ seat }) => (
            <Sign key={seat} seat={seat} />
          ))}
        </div>
      </div>
      <ul className="winners-names">
        {first.map(({ seat }) => (
          <Name key={seat} seat={seat} />
        ))}
      </ul>
    </div>
  )
}

function Sign({ seat }: { readonly seat: number }) {
  const sitter = useSitter(seat)
  return (
    <span className="medallion" data-colour={sitter?.colour}>
      <span className="seat-sign" />
    </span>
  )
}

function Name({ seat }: { readonly seat: number }) {
  const sitter = useSitter(seat)
  return <li data-colour={sitter?.colour}>{sitter?.name}</li>
}
