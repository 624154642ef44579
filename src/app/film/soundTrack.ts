/** Renders and encodes the sound of a film, span by span, from the cues and contacts that the table plays. */
import { mixDown, type Sound, type SoundGroup } from '../../audio/index.ts'
import { manifestOf } from '../../games/index.ts'
import { makeSoundClip, soundRate } from '../../clip/index.ts'
import type { SoundMade } from '../../film/order.ts'
import { soundsIn, soundsOf } from '../../film/sounds.ts'
import type { Span } from '../../film/span.ts'
import { framesIn } from '../../film/spans.ts'
import { sinkToCommand } from './bytes.ts'
import { makePlaceTrack } from './placeTrack.ts'
import type { OpenedFilm } from './opened.ts'

/** The default volumes of the table. */
const volumes: Readonly<Record<SoundGroup, number>> = {
  dice: 0.7,
  pieces: 0.7,
  place: 0.35,
  signals: 0.5,
}

/** Seconds that are mixed at a time, and seconds for which a sound may ring. */
const chunkSeconds = 20
const ringSeconds = 4
/** Seconds of fade-in and fade-out of a span. */
const fadeSeconds = 0.04

/** Soft clipping. */
const bent = (sample: number): number => Math.tanh(sample)

interface Mixed {
  readonly sounds: readonly Sound[]
  readonly from: number
  readonly samples: number
}

/** Mixes a stretch of a span, including sounds that still ring from before it. */
function mix({ sounds, from, samples }: Mixed): readonly [Float32Array, Float32Array] {
  const before = Math.min(from, ringSeconds)
  const heard = sounds
    .filter(({ at }) => at >= from - before && at < from + samples / soundRate)
    .map((sound) => ({ ...sound, at: sound.at - from + before }))
  const skip = Math.round(before * soundRate)
  const [left, right] = mixDown(heard, before + samples / soundRate, soundRate, volumes)
  return [left.subarray(skip, skip + samples), right.subarray(skip, skip + samples)]
}

const fadeAt = (at: number, whole: number): number => {
  const fade = fadeSeconds * soundRate
  return Math.min(1, at / fade, (whole - at) / fade)
}

export async function makeSound(opened: OpenedFilm): Promise<SoundMade> {
  const { timeline, spans, order, match } = opened
  const clip = await makeSoundClip(order.container, sinkToCommand)
  const all = soundsOf(timeline)
  const place = makePlaceTrack(manifestOf(match.game.id)?.ambience ?? 'quiet', soundRate)
  let played = 0

  async function addSpan(span: Span): Promise<void> {
    const sounds = soundsIn(all, span)
    const whole = Math.round((framesIn(span, order.fps) / order.fps) * soundRate)
    for (let at = 0; at < whole; at += chunkSeconds * soundRate) {
      const samples = Math.min(chunkSeconds * soundRate, whole - at)
      const mixed = mix({ sounds, from: at / soundRate, samples })
      const around = place.mix(played, samples, volumes)
      const buffer = new AudioBuffer({
        length: samples,
        numberOfChannels: 2,
        sampleRate: soundRate,
      })
      mixed.forEach((channel, number) => {
        const out = buffer.getChannelData(number)
        for (let i = 0; i < samples; i += 1) {
          const sample = (channel[i] ?? 0) + (around[number]?.[i] ?? 0)
          out[i] = bent(sample * fadeAt(at + i, whole))
        }
      })
      played += samples
      await clip.add(buffer)
    }
  }

  for (const span of spans) await addSpan(span)
  return clip.finish()
}
