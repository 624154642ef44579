/** Interface of a game's scene: data that the shared board renders, made for one edition and number of seats. */
import type { Tagged } from '../../kernel/command.ts'
import type { Explanation } from '../../kernel/game.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Clock } from '../../session/clock.ts'
import type { Line } from '../../kernel/line.ts'
import type { TableTop } from '../../shapes/tableTop.ts'
import type { TrayName } from '../../shapes/trays.ts'
import type { Beat, ShownStep } from '../../session/show/beat.ts'
import type { Time } from '../../session/time.ts'
import type { TableSetting } from './arrange.ts'
import type { Forms } from './form.ts'
import type { LayerPlan, LayerTools, BoardMoment } from './layer.ts'
import type { Plan } from './plan.ts'
import type { BoardTexture } from './print.ts'
import type { Deed } from './deed.ts'
import type { Thing } from './thing.ts'
import type { Touches } from './touch.ts'
import type { Frames } from '../frame.ts'
import type {
  Acting,
  Aim,
  CameraPose,
  Coming,
  FrameCost,
  HandThrow,
  PhotoSeat,
  PointedThing,
  Quality,
  Roll,
  TablePiece,
  Wonder,
  CameraShot,
} from '../contract.ts'

/** Everything the table page passes to a scene. */
export interface SceneProps<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly seats: number
  /** Player names by seat, as printed on the boards. */
  readonly names: readonly string[]
  readonly viewer: Viewer
  readonly beat: Beat<V, E, P>
  readonly clock: Clock
  /** One entry in a turn, several when people at this screen act in parallel, none while a beat runs. */
  readonly acting: readonly Acting<C>[]
  /** The command under the pointer; shared with the panels, so that pointing at either deeds both. */
  readonly focused: Aim<C> | null
  /** Ids touched so far, such as dice to throw again; they narrow the legal commands. */
  readonly chosen: readonly string[]
  /** Renders a line in the person's language, for text on things. */
  say(line: Line): string
  onFocus(aim: Aim<C> | null): void
  onCommand(aim: Aim<C>): void
  onWonder?(wonder: Wonder): void
  /** The thing under the mouse changed; null: nothing. */
  onPoint?(at: PointedThing | null): void
  /** A finger met several targets: asks the camera to zoom in; true if it does. */
  onNear?(camera: string): boolean
  /** Double tap on nothing: the camera returns to its shot. */
  onHome?(): void
  onChoose(chosen: readonly string[]): void
}

/** A print that can be redrawn during a match, for names and points. */
export interface ScenePrint<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> extends BoardTexture {
  write?(moment: Pick<BoardMoment<V, C, E, P>, 'beat' | 'names' | 'acting' | 'say'>): void
}

export interface GameScene<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly seats: number
  /** Spots of the table and of things, and the bounding boxes of looks. */
  readonly setting: TableSetting
  /** Everything this view shows, each thing once; ids and looks must not tell what the viewer may not know. */
  things(view: V): readonly Thing[]
  /** Called once per beat; the beat carries the result. */
  plan(step: ShownStep<V, E>): P
  /** Things and spots that a person touches for this command, in order. */
  picks(command: C, view: V, seat: Seat): Touches
  /** Names of touched things and spots in choices, where they differ from their ids. */
  pickNames?(view: V, seat: Seat): ReadonlyMap<string, string>
  /** Maps a thing on the board to the piece in the tray that a touch of it stands for. */
  pieceOf?(id: string, view: V): string | null
  /** True if the command asks for a second, confirming touch. */
  isCostly?(command: C, legal: readonly C[]): boolean
  /** Things that the command would bring, rendered as translucent previews. */
  ghosts?(aim: Aim<C>, view: V): readonly Thing[]
  /** True if the thing's face is shown enlarged while it is pointed at. */
  reads?(id: string, view: V): boolean
  /** Explains why touching this does nothing now, and names the seat that it belongs to. */
  wonder?(id: string, view: V): (Explanation & { readonly seat: Seat }) | null
  /** The lines of a command's cost and effect that the table does not already show. */
  unshown?(aim: Aim<C>, view: V, lines: readonly Line[]): readonly Line[]
  /** Text of a print that is too small to read from the seat. */
  about?(id: string, view: V): readonly Line[]
  /** Exact odds for this thing or spot, given all touches so far. */
  chances?(id: string, view: V, chosen: readonly string[]): readonly Line[]
  /** Named cameras (cm): at least `seat`, `above` and every name that `attention` returns. */
  cameras(viewer: Viewer): Readonly<Record<string, CameraPose>>
  /** Camera for the current question; on a small viewport a closer one, so that the print stays readable. */
  attention(view: V, acting: readonly Acting<C>[], isSmall?: boolean): string
  /** Weighty acts of a beat, which the camera holds before it flies to the next question. */
  deeds?(beat: Beat<V, E, P>, isSmall?: boolean): readonly Deed[]
  /** Camera of a throw that is asked for or rolls; the tray's by default. */
  throwCamera?(view: V, isSmall?: boolean): string
  /** Camera offered by name when a finger meets several targets at once, closer to this one. */
  near?(id: string): string | undefined
  /**
   * The dice or sticks of a view, so that a loaded match shows its last faces; pieces that the
   * focused command would spend appear spent.
   */
  pieces?(view: V, focused: Aim<C> | null): readonly TablePiece[]
  /** Outline of the marble, as small as what lies on it allows; the whole model by default. */
  readonly tableTop?: TableTop
  /** Spot of the tray; the table's centre by default. */
  readonly traySpot?: string
  /** Scale of the rendered tray and pieces relative to the physics. */
  readonly trayScale?: number
  /** The tray shown while nothing is thrown. */
  readonly restingTray?: TrayName
  readonly forms?: Forms
  print?(tools: Omit<LayerTools<V>, 'view'>): ScenePrint<V, C, E, P>
  readonly layers: readonly LayerPlan<V, C, E, P>[]
}

/** Type of the default export of `<game>/index.ts`; `values` is the edition of the match's game object. */
export type MakeScene = (values: unknown, seats: number) => GameScene

/** Props of the default export of `TableCanvas.tsx`, a lazily loaded component. */
export interface TableCanvasProps {
  /** The clock of all motion, and the scheduler of its frames. */
  readonly time: Pick<Time, 'now'>
  readonly frames: Frames
  /** Null shows the place and the tray alone, for a game that is played in panels. */
  readonly scene: GameScene | null
  readonly board: SceneProps
  readonly roll: Roll | null
  readonly hand: HandThrow | null
  readonly quality: Quality
  /** A camera name of the scene, `tray`, or an explicit shot. */
  readonly camera: string | CameraShot
  /** A counter; each change returns the camera to its shot after manual control. */
  readonly cameraTimes?: number
  /** Called when a person moves the camera by hand. */
  onLed?(): void
  /** Set in photo mode: free camera and screenshots. */
  readonly photo?: PhotoSeat | null
  readonly reducedMotion: boolean
  /** Transparent background without the place, so that the page shows through the canvas. */
  readonly isClear?: boolean
  /** Counts pending loads, so that a film can wait until everything is there. */
  readonly coming?: Coming
  /** Called after the first rendered frame. */
  onReady(): void
  /** Called when a model fails to load; its things stay invisible. */
  onMissing?(): void
  /** Called when the WebGL context is lost or restored. */
  onContext(state: 'lost' | 'restored'): void
  /** Called after every rendered frame, with its cost. */
  onDrawn?(drawn: FrameCost): void
}
