/** Runs inside the measured page, before anything else: counts what is drawn and how long each frame's script takes. */

export interface DrawnFrame {
  /** Milliseconds since the page began. */
  readonly at: number
  readonly calls: number
  readonly triangles: number
  /** Milliseconds of all animation callbacks of this frame, by the clock on the wall. */
  readonly script: number
}

export interface Probe {
  /** Frames that somebody waits for now, and when the last one was asked for: none asked, nothing moves. */
  asked: number
  lastAsked: number
  readonly frames: DrawnFrame[]
  readonly longTasks: { readonly at: number; readonly length: number }[]
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Self-contained: it is sent to the page as text. */
export function installProbe(): void {
  // what runs TypeScript in Node marks functions with a helper that a page does not have
  Reflect.set(globalThis, '__name', Object)
  const probe: Probe = { asked: 0, lastAsked: 0, frames: [], longTasks: [] }
  window.probe = probe
  let calls = 0
  let triangles = 0
  let drawn = 0
  const gl = WebGL2RenderingContext.prototype
  const count = (mode: number, vertices: number, instances: number) => {
    if (calls === 0) drawn = performance.now()
    calls += 1
    if (mode === 4) triangles += (vertices / 3) * instances
  }
  const { drawElements, drawArrays, drawElementsInstanced, drawArraysInstanced } = gl
  gl.drawElements = function draw(...args) {
    count(args[0], args[1], 1)
    drawElements.apply(this, args)
  }
  gl.drawArrays = function draw(...args) {
    count(args[0], args[2], 1)
    drawArrays.apply(this, args)
  }
  gl.drawElementsInstanced = function draw(...args) {
    count(args[0], args[1], args[4])
    drawElementsInstanced.apply(this, args)
  }
  gl.drawArraysInstanced = function draw(...args) {
    count(args[0], args[2], args[3])
    drawArraysInstanced.apply(this, args)
  }

  let script = 0
  let frame = -1
  let began: number | null = null
  const ask = window.requestAnimationFrame.bind(window)
  /** As named in `sceneTrace.ts`; a trace has them at their own time, and the frame does not pay for them. */
  const tell = (first: number, firstDrawn: number | null) => {
    performance.mark('probe frame', { startTime: first })
    if (firstDrawn !== null) performance.mark('probe drawn', { startTime: firstDrawn })
  }
  const close = (at: number) => {
    if (calls > 0) probe.frames.push({ at, calls, triangles, script })
    if (began !== null) setTimeout(tell, 0, began, calls > 0 ? drawn : null)
    began = null
    calls = 0
    triangles = 0
    script = 0
  }
  const forget = window.cancelAnimationFrame.bind(window)
  const waiting = new Set<number>()
  const told = (number: number) => {
    waiting.delete(number)
    probe.asked = waiting.size
  }
  window.cancelAnimationFrame = (number) => {
    told(number)
    forget(number)
  }
  window.requestAnimationFrame = (callback) => {
    const number = ask((time) => {
      told(number)
      if (time !== frame) {
        close(frame)
        frame = time
        began = performance.now()
        // callbacks of one frame share its time; the frame is over before the next task
        setTimeout(() => close(time))
      }
      const from = performance.now()
      callback(time)
      script += performance.now() - from
    })
    waiting.add(number)
    probe.asked = waiting.size
    probe.lastAsked = performance.now()
    return number
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      probe.longTasks.push({ at: startTime, length: duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}
