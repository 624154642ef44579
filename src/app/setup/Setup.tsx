/** Set-up page of a match. */
import { useEffect, useState } from 'react'
import type { AnyGame } from '../../kernel/game.ts'
import type { Options } from '../../kernel/options.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { useMishap } from '../faults/useMishap.ts'
import { loadEditableGame } from '../games.ts'
import { Leaf } from '../Leaf.tsx'
import { refusalLine } from '../../kernel/refusalLine.ts'
import { ReferenceButton } from '../reference/ReferenceButton.tsx'
import { go, useQuery } from '../routes.ts'
import type { Sitting } from '../../session/seating.ts'
import { beginAndKeep } from '../saves/begin.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { Speech } from '../speech.tsx'
import { Waiting } from '../Waiting.tsx'
import { FairThrows } from './FairThrows.tsx'
import { isBotName, nameOfBot, shortName } from '../../session/seating.ts'
import { OptionField } from './OptionField.tsx'
import { OwnValues } from './OwnValues.tsx'
import { fitPicks } from './picks.ts'
import { SeatRow } from './SeatRow.tsx'
import { apart, rememberedSeating, rememberSeating, withColour } from './seats.ts'
import { useOrigin } from './useOrigin.ts'
import './setup.css'

export default function Setup({ id }: { readonly id: string }) {
  const voice = useVoice()
  const [game, setGame] = useState<AnyGame | null | undefined>()
  const fail = useMishap()
  useEffect(() => void loadEditableGame(id).then(setGame, fail), [id, fail])
  if (game === undefined) return <Waiting />
  if (game === null) {
    return <FaultNotice title={voice.word('ui.nowhere')} text={voice.word('ui.noGame')} />
  }
  return (
    <Speech parts={[game.id, 'pages', 'bots']} coming={<Waiting />}>
      <SetupForm game={game} />
    </Speech>
  )
}

function SetupForm({ game: ours }: { readonly game: AnyGame }) {
  const [game, setGame] = useState(ours)
  const voice = useVoice()
  const seed = useQuery().get('seed')
  const nameFor = (seat: number) => voice.word('ui.seat.name', { n: seat + 1 })
  const [seating, setSeating] = useState(() => rememberedSeating(game, nameFor))
  const [options, setOptions] = useState<Options>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const bound = useOrigin(seed)
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  const sittings = seating.sittings.slice(0, seating.count)

  function change(seat: number, { colour, ...rest }: Partial<(typeof sittings)[number]>): void {
    const before = colour ? withColour(seating.sittings, seat, colour) : seating.sittings
    setSeating({
      ...seating,
      sittings: before.map((s, i) => (i === seat ? renamed(s, seat, rest) : s)),
    })
  }

  /**
   * A seat that switches between person and bot gets a default name of its new kind, unless the
   * name was typed in.
   */
  function renamed(
    sitting: (typeof sittings)[number],
    seat: number,
    rest: Partial<typeof sitting>,
  ) {
    const next = { ...sitting, ...rest }
    if (rest.kind === undefined || rest.kind === sitting.kind) return next
    if (rest.kind === 'human' && isBotName(sitting.name)) return { ...next, name: nameFor(seat) }
    if (rest.kind === 'bot' && sitting.name === nameFor(seat))
      return { ...next, name: nameOfBot(seat) }
    return next
  }

  async function open(): Promise<void> {
    setBusy(true)
    rememberSeating(seating)
    const named = sittings.map((s, i) => ({ ...s, name: shortName(s.name) || nameFor(i) }))
    const fitted = fitPicks(game.options, options, named.length)
    const outcome = await beginAndKeep(game, apart(named), fitted, bound.origin)
    setBusy(false)
    if (outcome.ok) go(`/table/${outcome.header.id}${window.location.search}`)
    else setRefusal(outcome.refusal)
  }

  return (
    <Leaf title={voice.say({ key: `${game.id}.name` })} aside={<ReferenceButton id={game.id} />}>
      <p className="lead">{voice.say({ key: `${game.id}.tagline` })}</p>
      {counts.length > 1 && (
        <Segments
          label={voice.word('ui.setup.count')}
          value={String(seating.count)}
          choices={counts}
          textOf={(choice) => choice}
          onChange={(choice) => setSeating({ ...seating, count: Number(choice) })}
        />
      )}
      <div className="seat-rows">
        {sittings.map((sitting, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            sitting={sitting}
            onChange={(next) => change(seat, next)}
          />
        ))}
      </div>
      <OptionFields game={game} options={options} sittings={sittings} onChange={setOptions} />
      <FairThrows {...bound} sittings={sittings} />
      {ours.withEdition && <OwnValues game={ours} onGame={setGame} />}
      {refusal && (
        <p className="slip" role="alert">
          {voice.say(refusalLine(refusal))}
        </p>
      )}
      <p className="setup-go">
        <button
          type="button"
          className="button primary big"
          disabled={isBusy}
          onClick={() => void open()}
        >
          {voice.word('ui.setup.begin')}
        </button>
      </p>
    </Leaf>
  )
}

interface OptionFieldsProps {
  readonly game: AnyGame
  readonly options: Options
  readonly sittings: readonly Sitting[]
  onChange(options: Options): void
}

function OptionFields({ game, options, sittings, onChange }: OptionFieldsProps) {
  if (game.options.length === 0) return null
  return (
    <div className="options">
      {game.options.map((spec) => (
        <OptionField
          key={spec.key}
          game={game.id}
          spec={spec}
          value={options[spec.key]}
          sittings={sittings}
          onChange={(value) => onChange({ ...options, [spec.key]: value })}
        />
      ))}
    </div>
  )
}
