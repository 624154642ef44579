/** Plays a match as one person and bots would see it, and counts how the camera stages it in every window. */
import { answerFrom } from '../../../../src/kernel/chance.ts'
import { legalFor, type Match, start, submit } from '../../../../src/kernel/match.ts'
import type { Options } from '../../../../src/kernel/options.ts'
import { makeRandom, type Random } from '../../../../src/kernel/random.ts'
import { trayFor } from '../../../../src/physics/trays.ts'
import type { Triple } from '../../../../src/physics/types.ts'
import { arrange } from '../../../../src/scenes/board/arrange.ts'
import type { Plan } from '../../../../src/scenes/board/plan.ts'
import type { GameScene } from '../../../../src/scenes/board/scene.ts'
import { weightyFrom } from '../../../../src/scenes/board/deed.ts'
import type { Acting } from '../../../../src/scenes/contract.ts'
import { shotFor, trayShot } from '../../../../src/scenes/table/shots.ts'
import { trayTurn } from '../../../../src/scenes/throw/places.ts'
import { trays } from '../../../../src/shapes/trays.ts'
import { type Next, nextOf } from '../../../../src/session/next.ts'
import type { Beat } from '../../../../src/session/show/beat.ts'
import type { Tagged } from '../../../../src/kernel/command.ts'
import type { SceneKit } from '../types.ts'
import { boxesOf } from './boxes.ts'
import { type Eye, makeEye } from './eye.ts'
import type { StagingFigures } from './figures.ts'
import {
  type Aimed,
  type FollowedMoment,
  type Follower,
  makeFollower,
} from '../../../../src/scenes/table/follower.ts'
import { windowSizes } from './windows.ts'

/** Seconds that a simulated person thinks, a bot pauses, and pieces roll. */
const seconds = { person: 3, pause: 0.8, roll: 2.2 } as const
/** A thing is large if it takes this share of the picture's height. */
const largeShare = 0.1
/** Samples of time (s) at which flights are due. */
const tick = 0.1

/** The seat of the simulated person; bots play the others. */
const person = 0
const modeOf = (seat: number) => (seat === person ? 'here' : 'bot')

/** What the table page knows now. */
interface Moment {
  readonly moving: 'roll' | 'beat' | null
  readonly beat: ShownBeat
  readonly acting: readonly Acting[]
  readonly isThrowing: boolean
  /** The bot that thinks. */
  readonly thinking: number | null
}

interface Screen {
  readonly eye: Eye
  readonly follower: Follower
  readonly isSmall: boolean
  readonly figures: StagingFigures
  name: string
  /** Flights since the last decision of anybody. */
  flights: number
  /** Cameras since the person's last input. */
  way: string[]
}

type ShownBeat = Beat<unknown, Tagged, Plan>

/** Plays a match and adds its figures to the sums of each window; stops after `most` inputs. */
export function stageMatch(
  kit: SceneKit,
  seats: number,
  options: Options,
  seed: string,
  sums: readonly StagingFigures[],
  most = Infinity,
): void {
  const begun = start(kit.game, seats, options)
  if (!begun.ok) throw new Error(`cannot start: ${begun.refusal.code}`)
  let match: Match = begun.match
  const scene = kit.makeScene(kit.game.values, seats)
  const random = makeRandom(seed)
  const show = makeShow(scene, sums)
  const viewOf = (now: Match) => now.game.view(now.state, person)
  let number = 0
  let beat: ShownBeat = restingBeat(scene, viewOf(match))
  while (match.length < most) {
    const next = nextOf(match, modeOf, true)
    if (next.kind === 'over') break
    const acting = actingOf(match, next)
    const isThrowing = next.kind === 'throw' && next.pieces.some(({ seat }) => seat === person)
    const thinking = next.kind === 'bot' ? next.seat : null
    show.rest({ moving: null, beat, acting, isThrowing, thinking }, next)
    const before = match
    match = answered(match, next, random)
    if (next.kind === 'throw')
      show.roll({ moving: 'roll', beat, acting: [], isThrowing: false, thinking: null })
    number += 1
    const events = (match.last?.events ?? []).map((event) => match.game.redact(event, person))
    const step = { number, from: viewOf(before), to: viewOf(match), events }
    beat = { ...step, plan: scene.plan(step) } as ShownBeat
    show.beat({ moving: 'beat', beat, acting: [], isThrowing: false, thinking: null })
  }
}

const restingBeat = (scene: GameScene, view: unknown): ShownBeat => {
  const step = { number: 0, from: view, to: view, events: [] }
  return { ...step, plan: scene.plan(step) }
}

const actingOf = (match: Match, next: Next): readonly Acting[] =>
  next.kind === 'wait' ? [{ seat: person, legal: legalFor(match, person) }] : []

function answered(match: Match, next: Next, random: Random): Match {
  const outcome = submit(match, inputFor(match, next, random))
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome.match
}

function inputFor(match: Match, next: Next, random: Random): Parameters<typeof submit>[1] {
  if (next.kind === 'draw' || next.kind === 'throw') {
    const { id, ask } = next.chance
    return { kind: 'chance', id, answer: answerFrom(random, ask) }
  }
  if (next.kind === 'forced') return { kind: 'command', seat: next.seat, command: next.command }
  const seat = next.kind === 'bot' ? next.seat : person
  return { kind: 'command', seat, command: random.pick(legalFor(match, seat)) }
}

/** Everything that a table in each window shows, second by second. */
function makeShow(scene: GameScene, sums: readonly StagingFigures[]) {
  let now = 0
  let hasRolled = false
  let count = 0
  /** Since the person's last input something of weight happened, pieces rolled or a bot decided. */
  let isInterrupted = true
  let began = 0
  const screens = windowSizes.map((size, i): Screen => {
    const figures = sums[i] as StagingFigures
    return {
      eye: makeEye(size),
      follower: makeFollower((name) => poseOf(name)),
      isSmall: size.isSmall,
      figures,
      name: '',
      flights: 0,
      way: [],
    }
  })

  const poseOf = (name: string) => shotFor(name, scene.cameras(person), trayPose(scene))

  function followed({ isSmall }: Screen, moment: Moment): FollowedMoment {
    const { moving, beat, acting, isThrowing, thinking } = moment
    const { to } = beat
    const isBeat = moving === 'beat'
    const throwing = scene.throwCamera?.(to, isSmall) ?? 'tray'
    const asked = acting.length > 0 ? scene.attention(to, acting, isSmall) : null
    return {
      key: `${count}`,
      rolling: moving === 'roll' ? throwing : null,
      beat: isBeat ? { deeds: scene.deeds?.(beat, isSmall) ?? [], began, speed: 1 } : null,
      asked: isThrowing ? throwing : asked,
      other:
        thinking === null ? null : { seat: thinking, camera: scene.attention(to, [], isSmall) },
      people: [person],
    }
  }

  function pass(moment: Moment, lasts: number, lead = 0): void {
    const end = now + lasts
    count += 1
    began = now + lead
    for (let at = now; at < end; at += tick) {
      for (const screen of screens) aim(screen, moment, at)
    }
    const subject = isTrayEmpty(moment) ? lasts : 0
    for (const { figures, name } of screens) {
      figures.seconds += lasts
      if (name === 'tray') figures.emptyTraySeconds += subject
    }
    now = end
  }

  function aim(screen: Screen, moment: Moment, at: number): void {
    const aimed: Aimed = screen.follower.look(followed(screen, moment), at)
    const { name } = aimed
    if (name === screen.name) return
    const isFirst = screen.name === ''
    screen.name = name
    screen.eye.fly(aimed.pose ?? poseOf(name), at)
    if (isFirst) return
    screen.flights += 1
    screen.figures.flights += 1
    screen.way.push(name)
  }

  const isTrayEmpty = ({ moving, isThrowing, beat }: Moment): boolean =>
    moving !== 'roll' &&
    !isThrowing &&
    !hasRolled &&
    !(scene.pieces?.(beat.to, null) ?? []).some(({ spent }) => !spent)

  function decided(isPerson: boolean): void {
    const isSameThing = isPerson && !isInterrupted
    isInterrupted = !isPerson
    for (const screen of screens) {
      const { figures, flights, way } = screen
      figures.stretches += 1
      if (flights > 2) figures.restless += 1
      figures.mostFlights = Math.max(figures.mostFlights, flights)
      screen.flights = 0
      if (!isPerson) continue
      if (isSameThing && way.length > 1 && way.at(-1) === way[0]) figures.pingPong += 1
      screen.way = [screen.name]
    }
  }

  return {
    rest(moment: Moment, next: Next): void {
      const isPerson = moment.acting.length > 0 || moment.isThrowing
      pass(moment, isPerson ? seconds.person : next.kind === 'draw' ? 0 : seconds.pause)
      if (moment.isThrowing) {
        for (const { eye, figures } of screens) {
          figures.throws += 1
          if (eye.look(trayCorners(scene, next), now).isSafe) figures.throwsSeen += 1
        }
      }
      if (isPerson || next.kind === 'bot') decided(isPerson)
    },
    roll(moment: Moment): void {
      hasRolled = true
      isInterrupted = true
      pass(moment, seconds.roll)
    },
    beat(moment: Moment): void {
      const { plan, to } = moment.beat
      const deeds = scene.deeds?.(moment.beat as never) ?? []
      const lead = Math.max(...screens.map(({ follower }) => follower.leadSeconds(deeds)))
      pass(moment, lead + plan.length, lead)
      const start = began
      hasRolled = false
      const weighty = plan.cues.filter(({ weight }) => weight >= weightyFrom)
      if (weighty.length === 0) return
      isInterrupted = true
      const things = scene.things(to)
      const arranged = arrange(things, scene.setting)
      for (const cue of weighty) {
        const { lies, swept } = boxesOf(cue, plan, things, arranged, scene.setting.bodies)
        for (const { eye, figures } of screens) {
          const { isSafe } = eye.look(lies, start + cue.at)
          const isLarge = eye.look(swept, start + cue.at).size >= largeShare
          figures.cues += 1
          if (isSafe) figures.safe += 1
          if (isSafe && isLarge) figures.large += 1
          const of = (figures.missed[cue.name] ??= [0, 0, 0])
          of[0] += 1
          if (!isSafe) of[1] += 1
          else if (!isLarge) of[2] += 1
        }
      }
    },
  }
}

function trayAt(scene: GameScene): readonly [number, number] {
  const spot = scene.setting.spots.find(({ id }) => id === scene.traySpot)
  return spot ? [spot.at.at[0], spot.at.at[2]] : [0, 0]
}

const trayPose = (scene: GameScene) =>
  trayShot(trayAt(scene), trays[scene.restingTray ?? 'dice'], scene.trayScale ?? 1)

/** The corners of the tray's felt on the table. */
function trayCorners(scene: GameScene, next: Next): readonly Triple[] {
  const tray = next.kind === 'throw' ? trayFor(next.pieces) : trays[scene.restingTray ?? 'dice']
  const [x, z] = trayAt(scene)
  const { trayScale: scale = 1 } = scene
  const isTurned = trayTurn(tray) !== 0
  const wide = (isTurned ? tray.halfZ : tray.halfX) * scale
  const deep = (isTurned ? tray.halfX : tray.halfZ) * scale
  return [-wide, wide].flatMap((dx) => [-deep, deep].map((dz): Triple => [x + dx, 0, z + dz]))
}
