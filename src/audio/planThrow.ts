/** Maps the contacts of a throw to sounds: materials, gain and pan, limited in density. */
import type { Contact, Surface } from '../physics/types.ts'
import { type PieceKind, pieceMaterial } from '../shapes/pieces.ts'
import { makeSoundRandom } from './random.ts'
import { type Sound, type SoundKind, variants } from './types.ts'

/** Impulses in g·cm/s at the threshold of hearing and at full gain. */
const minImpulse = 60
const maxImpulse = 1500

/** Throttle per piece: contacts closer together than this make one sound. */
const throttleSeconds = 0.014
/** Polyphony limit: at most this many sounds start within a window; the loudest are kept. */
const windowSeconds = 0.05
const mostInWindow = 7

/** The distance from the middle of the tray at which the pan is full. */
const panReachCm = 34

const bySurface: Readonly<Record<Exclude<Surface, 'piece'>, string>> = {
  felt: 'felt',
  wood: 'wood',
  glass: 'glass',
  table: 'stone',
}

export function kindOf(
  piece: PieceKind,
  surface: Surface,
  other: PieceKind | undefined,
): SoundKind {
  const own = pieceMaterial(piece)
  if (surface !== 'piece') return `${own}-${bySurface[surface]}` as SoundKind
  const met = other ? pieceMaterial(other) : 'resin'
  if (own !== met) return 'resin-on-wood'
  return own === 'wood' ? 'wood-wood' : 'resin-resin'
}

/**
 * A square root curve from impulse to gain, since perceived loudness grows more slowly than force.
 */
export function loudnessOf(impulse: number): number {
  if (impulse <= minImpulse) return 0
  const share = Math.min(1, (impulse - minImpulse) / (maxImpulse - minImpulse))
  return 0.06 + 0.94 * Math.sqrt(share)
}

/** `name` is the hash of the throw and seeds the variation, so that a replay sounds the same. */
export function planThrow(
  kinds: readonly PieceKind[],
  contacts: readonly Contact[],
  name: string,
): readonly Sound[] {
  const random = makeSoundRandom(name)
  const last = new Map<number, number>()
  const sounds: Sound[] = []
  for (const contact of contacts) {
    // Drawn for every contact, audible or not, so that a threshold does not shift the later random
    // numbers.
    const [shift, variant] = [random.unit(), random.below(variants)]
    const gain = loudnessOf(contact.impulse)
    const piece = kinds[contact.piece]
    if (gain === 0 || !piece || contact.at - (last.get(contact.piece) ?? -1) < throttleSeconds)
      continue
    last.set(contact.piece, contact.at)
    const other = contact.other === null ? undefined : kinds[contact.other]
    sounds.push({
      group: 'dice',
      kind: kindOf(piece, contact.surface, other),
      at: contact.at,
      gain,
      pan: Math.max(-0.8, Math.min(0.8, contact.point[0] / panReachCm)),
      pitch: 0.93 + 0.14 * shift,
      variant,
    })
  }
  return limitPolyphony(sounds)
}

/** Keeps the loudest sounds of each window. */
function limitPolyphony(sounds: readonly Sound[]): readonly Sound[] {
  return sounds.filter((sound) => {
    const louder = sounds.filter(
      (other) =>
        Math.abs(other.at - sound.at) < windowSeconds / 2 &&
        (other.gain > sound.gain || (other.gain === sound.gain && other.at < sound.at)),
    )
    return louder.length < mostInWindow
  })
}
