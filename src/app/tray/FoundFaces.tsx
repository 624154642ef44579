/** Result of a throw on the bench: faces, time, the judge's notes, size and hash of the record. */
import { lengthOf } from '../../physics/trackPose.ts'
import { trackBytes } from '../../physics/track.ts'
import type { Roll } from '../../scenes/contract.ts'
import { useVoice } from '../../ui/voice.tsx'
import { judgedLine } from '../../words/judged.ts'

export function FoundFaces({ roll }: { readonly roll: Roll }) {
  const voice = useVoice()
  const { faces, notes, track, hash, contacts } = roll.settled
  const digits = (value: number): number => Math.round(value * 100) / 100
  return (
    <div className="tray-found" aria-live="polite">
      <p>
        {voice.word('tray.faces', { faces: { raw: faces.map((face) => face + 1).join('\u2002') } })}
      </p>
      <p>
        {voice.word('tray.settled', {
          seconds: digits(lengthOf(track)),
          contacts: contacts.length,
        })}
      </p>
      <p className="quiet">
        {voice.word('tray.record', { bytes: trackBytes(track), hash: { raw: hash } })}
      </p>
      {notes.length === 0 && <p>{voice.word('tray.clear')}</p>}
      <ol className="tray-notes">
        {notes.map((note) => (
          <li key={`${note.round}-${note.piece}`}>
            {voice.word('tray.note', { seconds: digits(note.at), piece: note.piece + 1 })}{' '}
            {voice.say(judgedLine(roll.pieces, note))}
          </li>
        ))}
      </ol>
    </div>
  )
}
