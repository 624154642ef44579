/** From a throw's contacts to sounds: which materials meet, how loud, where, and no more than ears can tell apart. */
import type { Contact, Surface } from '../physics/types.ts'
import type { PieceKind } from '../shapes/pieces.ts'
import { makeRandom } from './random.ts'
import { type Sound, type SoundKind, variants } from './types.ts'

/** Gram-centimetres per second: barely heard, and as loud as it gets. */
const faintest = 60
const loudest = 1500

/** Sounds of one piece are throttled: two nearer than this are one. */
const throttleSeconds = 0.014
/** Sounds that may begin within one such window; the quieter ones make way. */
const windowSeconds = 0.05
const mostInWindow = 7

/** From the tray's middle to where a sound is fully on one side. */
const panReachCm = 34

const isWooden = (kind: PieceKind): boolean => kind !== 'd6' && kind !== 'colour'

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
  const own = isWooden(piece) ? 'wood' : 'resin'
  if (surface !== 'piece') return `${own}-${bySurface[surface]}` as SoundKind
  const met = other && isWooden(other) ? 'wood' : 'resin'
  if (own !== met) return 'resin-on-wood'
  return own === 'wood' ? 'wood-wood' : 'resin-resin'
}

/** Loudness grows more slowly than force, as in ears. */
export function gainOf(impulse: number): number {
  if (impulse <= faintest) return 0
  const share = Math.min(1, (impulse - faintest) / (loudest - faintest))
  return 0.06 + 0.94 * Math.sqrt(share)
}

/** `name` is the throw's hash: the same throw varies in the same way each time. */
export function planThrow(
  kinds: readonly PieceKind[],
  contacts: readonly Contact[],
  name: string,
): readonly Sound[] {
  const random = makeRandom(name)
  const last = new Map<number, number>()
  const sounds: Sound[] = []
  for (const contact of contacts) {
    // drawn for every contact, heard or not, so that a threshold does not change what comes after it
    const [shift, variant] = [random.unit(), random.below(variants)]
    const gain = gainOf(contact.impulse)
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
  return thinned(sounds)
}

/** Within each window the loudest ones stay. */
function thinned(sounds: readonly Sound[]): readonly Sound[] {
  return sounds.filter((sound) => {
    const louder = sounds.filter(
      (other) =>
        Math.abs(other.at - sound.at) < windowSeconds / 2 &&
        (other.gain > sound.gain || (other.gain === sound.gain && other.at < sound.at)),
    )
    return louder.length < mostInWindow
  })
}
