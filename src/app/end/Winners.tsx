/** Who won, large, under the sign of their colour. */
import type { Standing } from '../../kernel/game.ts'
import { useSitter } from '../../ui/voice.tsx'

export function Winners({ standings }: { readonly standings: readonly Standing[] }) {
  return (
    <ul className="winners">
      {standings
        .filter(({ place }) => place === 1)
        .map(({ seat }) => (
          <Winner key={seat} seat={seat} />
        ))}
    </ul>
  )
}

function Winner({ seat }: { readonly seat: number }) {
  const sitter = useSitter(seat)
  return (
    <li data-colour={sitter?.colour}>
      <span className="seat-sign large" aria-hidden="true" />
      <b>{sitter?.name}</b>
    </li>
  )
}
