/** The overlay about a throw: the odds before it, and after it the faces and their rarity. */
import type { Line } from '../../kernel/line.ts'
import type { ThrowFacts } from '../../stage/overlays/facts.ts'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'

/** Groups equal faces, with their count. */
function counted(
  faces: readonly Line[],
): readonly { readonly line: Line; readonly count: number }[] {
  const found = new Map<string, { line: Line; count: number }>()
  for (const line of faces) {
    const key = JSON.stringify(line)
    const known = found.get(key)
    if (known) known.count += 1
    else found.set(key, { line, count: 1 })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count)
}

/** A commoner throw gets no line about its rarity. */
const worthSaying = 4

export function ThrowPlate({ thrown }: { readonly thrown: ThrowFacts }) {
  const voice = useVoice()
  const { odds, fell, oneIn } = thrown
  if (odds.length === 0 && !fell) return null
  return (
    <section className="plate throw-plate">
      {!fell && (
        <div className="odds">
          <p className="small">{voice.word('stage.odds')}</p>
          {odds.map((line, i) => (
            <p key={i}>
              <LineView line={line} />
            </p>
          ))}
        </div>
      )}
      {fell && (
        <div className="fell">
          <p className="small">{voice.word('stage.fell')}</p>
          <ul>
            {counted(fell).map(({ line, count }) => (
              <li key={JSON.stringify(line)}>
                {count > 1 && <b>{`${count} × `}</b>}
                <LineView line={line} />
              </li>
            ))}
          </ul>
          {oneIn >= worthSaying && (
            <p className="small">{voice.word('stage.rarity', { n: oneIn })}</p>
          )}
        </div>
      )}
    </section>
  )
}
