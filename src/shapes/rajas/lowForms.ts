/** Models with a second version of fewer triangles, `<name>-low`, for machines without a graphics card. */
export const lowForms = [
  'plain-die-orange',
  'plain-die-green',
  'plain-die-blue',
  'plain-die-purple',
  'rajas-board',
  'rajas-kali-10',
  'rajas-kali-8',
  'rajas-province-front',
  'rajas-province-back',
  'rajas-residence',
  'rajas-block',
  'rajas-offer',
  'rajas-pad',
  'rajas-sign',
  'rajas-ghat',
  'rajas-step',
  'rajas-tile',
  'rajas-road-end',
  'rajas-road-straight',
  'rajas-road-curve',
  'rajas-road-tee',
  'rajas-road-cross',
  'rajas-palace',
  'rajas-temple',
  'rajas-fort',
  'rajas-bowl',
  'rajas-elephant',
  'rajas-income',
  'rajas-bracket',
  'rajas-stall-silk',
  'rajas-stall-tea',
  'rajas-stall-spices',
  'rajas-worker-saffron',
  'rajas-worker-lapis',
  'rajas-worker-emerald',
  'rajas-worker-ruby',
] as const

const known: ReadonlySet<string> = new Set(lowForms)

/** The model to load for a name. */
export const modelOf = (name: string, isLow: boolean): string =>
  isLow && known.has(name) ? `${name}-low` : name
