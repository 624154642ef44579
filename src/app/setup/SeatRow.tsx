/** Form row of a seat: name, person or bot, colour. */
import { Input, Label, TextField } from 'react-aria-components'
import { InlineIcon } from '../../ui/InlineIcon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { seatColours } from '../../kernel/seatColours.ts'
import { useVoice } from '../../ui/voice.tsx'
import { levels } from '../../bots/levels.ts'
import { botLevelOf, longestName, seatKinds, type Sitting } from '../../session/seating.ts'

interface Props {
  readonly seat: number
  readonly sitting: Sitting
  onChange(change: Partial<Sitting>): void
}

export function SeatRow({ seat, sitting, onChange }: Props) {
  const voice = useVoice()
  return (
    <fieldset className="seat-row" data-colour={sitting.colour}>
      <legend>
        {sitting.kind === 'bot' && <InlineIcon name="bot" />}
        {voice.word('ui.setup.seat', { n: seat + 1 })}
      </legend>
      <TextField
        className="field"
        value={sitting.name}
        maxLength={longestName}
        onChange={(name) => onChange({ name })}
      >
        <Label className="field-label">{voice.word('ui.setup.name')}</Label>
        <Input className="input" autoComplete="off" />
      </TextField>
      <Segments
        label={voice.word('ui.setup.kind')}
        value={sitting.kind}
        choices={seatKinds}
        textOf={(kind) => voice.word(`ui.setup.kind.${kind}`)}
        onChange={(kind) => onChange({ kind })}
      />
      {sitting.kind === 'bot' && (
        <div className="seat-level">
          <Segments
            label={voice.word('bots.strength')}
            value={botLevelOf(sitting)}
            choices={levels}
            textOf={(level) => voice.word(`bots.level.${level}`)}
            onChange={(level) => onChange({ level })}
          />
          <p className="quiet">{voice.word(`bots.character.${botLevelOf(sitting)}`)}</p>
        </div>
      )}
      <div className="colours" role="group" aria-label={voice.word('ui.setup.colour')}>
        {seatColours.map((colour) => (
          <button
            key={colour}
            type="button"
            data-colour={colour}
            aria-pressed={colour === sitting.colour}
            aria-label={voice.word(`ui.colour.${colour}`)}
            title={voice.word(`ui.colour.${colour}`)}
            onClick={() => onChange({ colour })}
          >
            <span className="seat-sign" aria-hidden="true" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
