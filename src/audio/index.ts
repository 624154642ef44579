/** The public interface of the audio room. */
export { mixDown, type Volumes } from './mix.ts'
export { planCues } from './planCues.ts'
export { loudnessOf, kindOf, planThrow } from './planThrow.ts'
export { bedRate, makePlaceSchedule, renderBeds } from './ambience.ts'
export { type AmbienceName, ambienceNames } from './places.ts'
export { renderSound } from './render.ts'
export { makeSpeaker, type Speaker } from './speaker.ts'
export { type HeardCue, type Sound, type SoundGroup, soundGroups, type SoundKind } from './types.ts'
