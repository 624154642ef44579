/** The public interface of the clip room, a large chunk that is loaded only to make a clip. */
export { makeClip, NoEncoder } from './clip.ts'
export { findEncoders, soundRate } from './encoders.ts'
export { type ClipFacts, readClip } from './read.ts'
export { makeMemorySink, type MemorySink, typeOf } from './memory.ts'
export { makeSoundClip, type SoundClip } from './sound.ts'
export {
  type Clip,
  type ClipFigures,
  type ClipQuality,
  clipQualities,
  type ClipWanted,
  type Container,
  containers,
  type Encoders,
  type Missing,
  type Sink,
} from './types.ts'
