/** Adds decaying sine tones to a buffer, the parts of which bells, chirps and struck bodies are made. */

/** Exponential decay to a thousandth (-60 dB) within `fade` seconds. */
export const decay = (seconds: number, fade: number): number => Math.exp((-6.9 * seconds) / fade)

export function addTone(
  out: Float32Array,
  rate: number,
  at: number,
  tone: {
    readonly pitch: number
    readonly gain: number
    readonly fade: number
    readonly rise: number
  },
): void {
  const step = (2 * Math.PI * tone.pitch) / rate
  const start = Math.floor(at * rate)
  for (let i = start; i < out.length; i += 1) {
    const seconds = (i - start) / rate
    const level = decay(seconds, tone.fade)
    if (level < 1e-4) return
    const rise = seconds < tone.rise ? seconds / tone.rise : 1
    out[i] = (out[i] ?? 0) + Math.sin((i - start) * step) * tone.gain * level * rise
  }
}
