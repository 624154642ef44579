/** What the rest of the house may ask of this room. */
export { ready } from './rapier.ts'
export { simulate } from './simulate.ts'
export { clampGesture, gestureNames, namedGesture } from './gesture.ts'
export type { GestureName } from './gesture.ts'
export { colourFaces, cubeNormals, faceCount, normalsOf, stickNormals } from './faces.ts'
export { lengthOf, meshPoseAt, poseAt } from './trackPose.ts'
export { groupOf, shownFace, turnFor, turnRotation } from './symmetry.ts'
export { dieEdge, gravity, isStick, shownRate, sizes, stickThickness } from './sizes.ts'
export type { Size } from './sizes.ts'
export { baysOf, glassHeight, trayFor, trays, wallHeight, wallThickness } from './trays.ts'
export type { Bay, Box, Tray, TrayName } from './trays.ts'
export { hashTrack } from './hash.ts'
export { trackBytes } from './track.ts'
export { causes, pieceKinds, remedies, surfaces } from './types.ts'
export type {
  Cause,
  Contact,
  Gesture,
  Note,
  Piece,
  PieceKind,
  Remedy,
  Settled,
  Surface,
  Throw,
  Track,
  Triple,
} from './types.ts'
export {
  longestSeed,
  mostDice,
  mostSticksEach,
  parseGesture,
  parsePieces,
  parseThrow,
  throwFaults,
} from './parse.ts'
export type { Parsed, ThrowFault } from './parse.ts'
export { parseTrack, trackFaults } from './parseTrack.ts'
export type { TrackFault } from './parseTrack.ts'
export { letFall } from './fall.ts'
export { checkKept } from './check.ts'
export type { Checked, KeptFault } from './check.ts'
export {
  keepSource,
  keepThrow,
  keepTyped,
  keptBy,
  keptNotes,
  keptSource,
  keptTyped,
  keptThrow,
  physicsVersion,
  roundGesture,
} from './kept.ts'
export type { KeptNote, KeptSource, KeptThrow, KeptTyped, ReadThrow } from './kept.ts'
export { endFace, showFaces } from './givenFaces.ts'
export { makeKeepableThrow, makeThrow } from './ask.ts'
export { makeThrower } from './client.ts'
export type { Line, Spawn, Thrower, ThrowerOptions } from './client.ts'
