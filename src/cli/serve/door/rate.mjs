/** Counts what an address or a connection does, with a bucket that fills by the second. */

/** True while it keeps to the limit; call it once for each thing that it does. */
export function makeBucket(burst, perSecond, now = () => performance.now()) {
  let left = burst
  let last = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - last) / 1000) * perSecond)
    last = at
    if (left < 1) return false
    left -= 1
    return true
  }
}

/** Buckets by name; the oldest are forgotten. */
export function makeBuckets(burst, perSecond, most = 2_000) {
  const buckets = new Map()
  return (name) => {
    const bucket = buckets.get(name) ?? makeBucket(burst, perSecond)
    buckets.delete(name)
    buckets.set(name, bucket)
    if (buckets.size > most) buckets.delete(buckets.keys().next().value)
    return bucket()
  }
}
