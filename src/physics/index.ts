/** What the rest of the house may ask of this room. */
export { ready } from './rapier.ts'
export { simulate } from './simulate.ts'
export { clampGesture, gestureNames, namedGesture } from './gesture.ts'
export type { GestureName } from './gesture.ts'
export { colourFaces, cubeNormals, faceCount, normalsOf, stickNormals } from './faces.ts'
export { lengthOf, meshPoseAt, poseAt } from './pose.ts'
export { groupOf, shownFace, turnFor, turnRotation } from './symmetry.ts'
export { dieEdge, isStick, shownRate, sizes, stepRate, stickThickness } from './sizes.ts'
export type { Size } from './sizes.ts'
export {
  baysOf,
  glassHeight,
  glassThickness,
  trayFor,
  trays,
  wallHeight,
  wallThickness,
} from './trays.ts'
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
