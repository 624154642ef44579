/** A game's scene: data that the shared board draws, made for one edition and one number of seats. */
import type { Tagged } from '../../kernel/command.ts'
import type { Asked } from '../../kernel/game.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Clock } from '../../session/clock.ts'
import type { Line } from '../../kernel/line.ts'
import type { TrayName } from '../../shapes/trays.ts'
import type { Beat, Step } from '../../session/show/beat.ts'
import type { Time } from '../../session/time.ts'
import type { Setting } from './arrange.ts'
import type { Forms } from './form.ts'
import type { LayerPlan, LayerTools, BoardMoment } from './layer.ts'
import type { Plan } from './plan.ts'
import type { Print } from './print.ts'
import type { Thing } from './thing.ts'
import type { Touches } from './touch.ts'
import type { Frames } from '../frame.ts'
import type {
  Acting,
  Aim,
  CameraPose,
  Coming,
  Drawn,
  HandThrow,
  PhotoSeat,
  Pointed,
  Quality,
  Roll,
  TablePiece,
  Wonder,
  Shot,
} from '../contract.ts'

/** What the table hands to a scene. */
export interface SceneProps<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly seats: number
  /** The players' names in the order of their seats, as they are written on boards. */
  readonly names: readonly string[]
  readonly viewer: Viewer
  readonly beat: Beat<V, E, P>
  readonly clock: Clock
  /** One entry in a turn, several where people at one screen act in parallel, none while something runs. */
  readonly acting: readonly Acting<C>[]
  /** Shared with the panels: pointing at either lights up both. */
  readonly focused: Aim<C> | null
  /** Ids of what has been touched so far, which the commands are narrowed by: dice to throw again. */
  readonly chosen: readonly string[]
  /** What is printed on things, in the person's language. */
  say(line: Line): string
  onFocus(aim: Aim<C> | null): void
  onCommand(aim: Aim<C>): void
  onWonder?(wonder: Wonder): void
  /** Something else than before is under the pointer of a mouse, or nothing. */
  onPoint?(at: Pointed | null): void
  /** A finger has met several things at once: whether the camera goes near instead. */
  onNear?(camera: string): boolean
  /** Two quick touches of nothing: the camera comes back. */
  onHome?(): void
  onChoose(chosen: readonly string[]): void
}

/** A print that may be written on while a match runs: names, points. */
export interface ScenePrint<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> extends Print {
  write?(moment: Pick<BoardMoment<V, C, E, P>, 'beat' | 'names' | 'acting' | 'say'>): void
}

export interface GameScene<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly seats: number
  /** The spots of the table and of its things, and the room that looks take. */
  readonly setting: Setting
  /** Everything that this view shows, each once; what a viewer may not know is in no id and no look. */
  things(view: V): readonly Thing[]
  /** Asked once for each beat, which carries the answer. */
  plan(step: Step<V, E>): P
  /** What stands for a command, in the order in which a person would touch it. */
  picks(command: C, view: V, seat: Seat): Touches
  /** What the choices call things and spots that are touched, where that is not their own id. */
  pickNames?(view: V, seat: Seat): ReadonlyMap<string, string>
  /** The piece of the tray for which something on the board is touched in its place. */
  pieceOf?(id: string, view: V): string | null
  /** The last touch of such a command must be made twice. */
  isCostly?(command: C, legal: readonly C[]): boolean
  /** What would lie there if the command were given: seen through while it is pointed at. */
  ghosts?(aim: Aim<C>, view: V): readonly Thing[]
  /** Whether a thing has a face that is shown large while it is pointed at. */
  reads?(id: string, view: V): boolean
  /** Why a touch of this does nothing now, and of whose board it is a part. */
  wonder?(id: string, view: V): (Asked & { readonly seat: Seat }) | null
  /** Of what a command costs and brings, in words: the lines that the table does not show as well. */
  unshown?(aim: Aim<C>, view: V, lines: readonly Line[]): readonly Line[]
  /** In words, what is printed there that is read from near alone. */
  about?(id: string, view: V): readonly Line[]
  /** The exact chances of what this stands for, with all that has been touched so far. */
  chances?(id: string, view: V, chosen: readonly string[]): readonly Line[]
  /** Named cameras in table units (1 = 1 cm): at least `seat`, `above` and those that `attention` names. */
  cameras(viewer: Viewer): Readonly<Record<string, CameraPose>>
  /** The camera that shows what is asked now; a small picture shows less, so that it can be read. */
  attention(view: V, acting: readonly Acting<C>[], isSmall?: boolean): string
  /** Where a finger that meets several things at once finds this one larger: a camera that is offered by name. */
  near?(id: string): string | undefined
  /**
   * The dice or sticks of a view, so that a loaded match shows its last faces without a throw; those that
   * the focused command would use up are shown as spent already.
   */
  pieces?(view: V, focused: Aim<C> | null): readonly TablePiece[]
  /** The spot on which the tray stands; in the middle if nothing is said. */
  readonly traySpot?: string
  /** How large the tray and its pieces are drawn, of what they are in the physics. */
  readonly trayScale?: number
  /** The tray that stands there while nothing lies in it. */
  readonly restingTray?: TrayName
  readonly forms?: Forms
  print?(tools: Omit<LayerTools<V>, 'view'>): ScenePrint<V, C, E, P>
  readonly layers: readonly LayerPlan<V, C, E, P>[]
}

/** The default export of `<game>/index.ts`: `values` are those of the match's game object. */
export type MakeScene = (values: unknown, seats: number) => GameScene

/** The default export of `TableCanvas.tsx`, loaded lazily. */
export interface TableCanvasProps {
  /** What everything that moves is a function of, and who has its frames drawn. */
  readonly time: Pick<Time, 'now'>
  readonly frames: Frames
  /** null: the place and the tray alone, while a game is played through its panels. */
  readonly scene: GameScene | null
  readonly board: SceneProps
  readonly roll: Roll | null
  readonly hand: HandThrow | null
  readonly quality: Quality
  /** A name of the scene's cameras, `tray`, or a shot of its own. */
  readonly camera: string | Shot
  /** Changes when the camera is to come back to its shot, wherever a hand has led it. */
  readonly cameraTimes?: number
  /** While a picture is looked for. */
  readonly photo?: PhotoSeat | null
  readonly reducedMotion: boolean
  /** The table alone, with nothing behind it: the page shows through. */
  readonly isClear?: boolean
  /** Counted up while something is made ready, for whoever waits until everything is there. */
  readonly coming?: Coming
  /** The first frame has been drawn. */
  onReady(): void
  /** A model could not be fetched: what wears it stays away. */
  onMissing?(): void
  /** The graphics context went away or came back. */
  onContext(state: 'lost' | 'restored'): void
  /** After every drawn frame; for measuring. */
  onDrawn?(drawn: Drawn): void
}
