/** Where the cameras stand: the whole table, parts of the board, the offer, the supply, each province and Kali. */
import { type Field, shotFields, trayAt } from '../../shapes/rajas.ts'
import { trays } from '../../shapes/trays.ts'
import type { CameraPose } from '../contract.ts'
import type { Lay } from './lay.ts'

const hull = (fields: readonly Field[]): Field => ({
  x: [Math.min(...fields.map(({ x }) => x[0])), Math.max(...fields.map(({ x }) => x[1]))],
  z: [Math.min(...fields.map(({ z }) => z[0])), Math.max(...fields.map(({ z }) => z[1]))],
})

/** A camera over the middle of what it shows, `slope` above the table in its depth; the window gives the distance. */
function over(parts: readonly Field[], slope: number, isHidden = false): CameraPose {
  const all = hull(parts)
  const shows = parts.length > 1 ? { ...all, parts } : all
  const [x, z] = [(all.x[0] + all.x[1]) / 2, (all.z[0] + all.z[1]) / 2]
  const pose = { position: [x, slope * 100, z + 100] as const, target: [x, 0, z] as const, shows }
  return isHidden ? { ...pose, isUnlisted: true } : pose
}

/** What floats over Kali's uppermost hands is seen this far behind her middle, and this far beside her foot (cm). */
const handsBehind = { kali: 13.3, seat: 20 } as const
const handsBeside = 2.6

/** The fields of the shapes, those with a Kali as deep as she is high. */
function fieldsFor({ seats, plans }: Lay): Readonly<Record<string, Field>> {
  const entries = Object.entries(shotFields(seats)).map(([name, field]): [string, Field] => {
    const [, kind, seat] = /^(seat|kali)-(\d)$/.exec(name) ?? []
    const own = plans[Number(seat)]
    if (!own) return [name, field]
    const { x, z } = field
    const far = own.kali.z - handsBehind[kind === 'seat' ? 'seat' : 'kali']
    return [name, { x: [x[0] - handsBeside, x[1] + handsBeside], z: [Math.min(z[0], far), z[1]] }]
  })
  return Object.fromEntries(entries)
}

/** Comes with a question alone. */
const isUnlisted = (name: string): boolean => /^(kali|seat|river)-|^(spaces|incomes)$/.test(name)

/** How steeply each of them looks down; others as `usual`. */
const slopes: Readonly<Record<string, number>> = { offer: 1.5, supply: 1.1 }
const usual = 1.35

export function camerasFor(lay: Lay): Readonly<Record<string, CameraPose>> {
  const { seats, plans } = lay
  const fields = fieldsFor(lay)
  const pick = (...names: readonly string[]) => names.flatMap((name) => fields[name] ?? [])
  const { halfX, halfZ } = trays.dice
  const tray: Field = {
    x: [trayAt.x - halfX, trayAt.x + halfX],
    z: [trayAt.z - halfZ, trayAt.z + halfZ],
  }
  const listed = Object.entries(fields).map(([name, field]): [string, CameraPose] => {
    const slope = name.startsWith('province') ? 1.9 : (slopes[name] ?? usual)
    return [name, over([field], slope, isUnlisted(name))]
  })
  const all = Array.from({ length: seats }, (_, seat) => `seat-${seat}`)
  const sharing = all.flatMap((own, seat): [string, CameraPose][] => [
    [`turn-${seat}`, over(pick(own, 'board'), 1.15, true)],
    [`offer-${seat}`, over(pick(own, 'offer'), 1.35, true)],
    [`supply-${seat}`, over([...pick(own, 'supply'), tray], 1.15, true)],
  ])
  return {
    ...Object.fromEntries([...listed, ...sharing]),
    seat: over([...pick('board'), ...plans.map(({ field }) => field)], 1.15),
    above: over([...pick('seat', 'supply'), tray], 300),
  }
}
