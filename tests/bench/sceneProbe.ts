/** Runs inside the measured page before anything else: counts draw calls and times each frame's script. */

export interface DrawnFrame {
  /** Milliseconds since the page was opened. */
  readonly at: number
  readonly calls: number
  readonly triangles: number
  /** Wall milliseconds of all animation callbacks of this frame. */
  readonly script: number
}

export interface Probe {
  /** Requested frames that have not run yet, and the time of the last request: without requests nothing moves. */
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

/** Self-contained, since it is sent to the page as text. */
export function installProbe(): void {
  // the TypeScript runner marks functions with the helper __name, which the page lacks
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
  /** Leaves the marks that `sceneTrace.ts` reads, after the frame, so that their cost is not part of it. */
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
        // callbacks of one frame share its timestamp; a task ends the frame
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
