/** Records the table's canvas and sound in real time; frames that the encoder cannot keep up with are dropped and counted. */
import {
  type Clip,
  type Container,
  findEncoders,
  makeClip,
  makeMemorySink,
} from '../../clip/index.ts'
import { watchFrames } from '../pageTime.ts'
import { onPicture } from './pictures.ts'

export interface RecordingFigures {
  readonly seconds: number
  readonly bytes: number
  /** Frames that came while the encoder's queue was full. */
  readonly dropped: number
}

export interface Recorder {
  readonly container: Container
  stop(): Promise<{ readonly file: Blob; readonly figures: RecordingFigures }>
}

interface Wanted {
  readonly canvas: HTMLCanvasElement
  readonly sound: MediaStreamTrack | null
  /** Called once per second. */
  tell(figures: RecordingFigures): void
  fail(error: unknown): void
}

const fps = 30
/** Maximum of frames queued for the encoder. */
const maxQueued = 2

const even = (pixels: number): number => Math.max(2, pixels - (pixels % 2))

/** MP4 if this browser can encode it with widely supported codecs, else WebM. */
async function containerFor(size: { width: number; height: number }, hasSound: boolean) {
  const found = await findEncoders({ container: 'mp4', ...size, fps, hasSound })
  const isKnown = !('missing' in found) && found.sound !== 'opus'
  return isKnown ? 'mp4' : 'webm'
}

/** Captures the canvas as a VideoFrame, scaled if it was resized since the recording began. */
function makeGrab(canvas: HTMLCanvasElement, width: number, height: number) {
  const sheet = new OffscreenCanvas(width, height)
  const pen = sheet.getContext('2d')
  return (): VideoFrame => {
    const isSame = even(canvas.width) === width && even(canvas.height) === height
    if (!isSame) pen?.drawImage(canvas, 0, 0, width, height)
    return new VideoFrame(isSame ? canvas : sheet, {
      timestamp: 0,
      alpha: 'discard',
      ...(isSame && { visibleRect: { x: 0, y: 0, width, height } }),
    })
  }
}

/** Queues frames for the encoder; `add` returns false and drops the frame if the queue is full. */
function makeQueue(clip: Clip, fail: (error: unknown) => void) {
  let line: Promise<void> = Promise.resolve()
  let waiting = 0
  return {
    add(frame: VideoFrame, index: number): boolean {
      if (waiting >= maxQueued) {
        frame.close()
        return false
      }
      waiting += 1
      line = line
        .then(() => clip.addFrame(frame, index))
        .catch(fail)
        .finally(() => {
          frame.close()
          waiting -= 1
        })
      return true
    },
    whole: () => line,
  }
}

export async function startRecording({ canvas, sound, tell, fail }: Wanted): Promise<Recorder> {
  const size = { width: even(canvas.width), height: even(canvas.height) }
  const container = await containerFor(size, sound !== null)
  const memory = makeMemorySink()
  const clip = await makeClip({
    container,
    ...size,
    fps,
    hasSound: sound !== null,
    ...(sound && { soundTrack: sound }),
    quality: 'medium',
    skipsHeldFrames: true,
    sink: memory.sink,
  })
  const grab = makeGrab(canvas, size.width, size.height)
  const queue = makeQueue(clip, fail)
  let [began, now, last, dropped, told] = [-1, 0, -1, 0, 0]
  let isOn = true
  const indexNow = () => Math.floor(now * fps)
  const figures = (): RecordingFigures => ({ seconds: now, bytes: clip.figures().bytes, dropped })

  function take(): void {
    const index = indexNow()
    if (began < 0 || index <= last) return
    if (queue.add(grab(), index)) last = index
    else dropped += 1
  }

  const leave = onPicture(take)
  watchFrames((milliseconds) => {
    if (began < 0) began = milliseconds
    now = (milliseconds - began) / 1000
    if (isOn && Math.floor(now) > told) {
      told = Math.floor(now)
      tell(figures())
    }
    return isOn
  })
  return {
    container,
    async stop() {
      isOn = false
      leave()
      await queue.whole()
      if (last >= 0) await clip.holdTo(Math.max(last + 1, indexNow()))
      const { bytes } = await clip.finish()
      return { file: memory.blob(container), figures: { ...figures(), bytes } }
    },
  }
}
