/** Rajas' cameras: whole table, parts of the board, offer, supply, each province and each Kali. */
import { bowl, bowlPlaces, type Field, shotFields, trayAt } from '../../shapes/rajas.ts'
import { trays } from '../../shapes/trays.ts'
import type { CameraPose } from '../contract.ts'
import type { Lay } from './lay.ts'

const union = (fields: readonly Field[]): Field => ({
  x: [Math.min(...fields.map(({ x }) => x[0])), Math.max(...fields.map(({ x }) => x[1]))],
  z: [Math.min(...fields.map(({ z }) => z[0])), Math.max(...fields.map(({ z }) => z[1]))],
})

/** Camera aimed at the centre of its parts; `slope` is height over depth. The viewport decides the distance. */
function cameraOver(parts: readonly Field[], slope: number, isHidden = false): CameraPose {
  const all = union(parts)
  const shows = parts.length > 1 ? { ...all, parts } : all
  const [x, z] = [(all.x[0] + all.x[1]) / 2, (all.z[0] + all.z[1]) / 2]
  const pose = { position: [x, slope * 100, z + 100] as const, target: [x, 0, z] as const, shows }
  return isHidden ? { ...pose, isUnlisted: true } : pose
}

/** Extra room (cm) behind and beside Kali's foot for dice above her uppermost hands. */
const handsBehind = { kali: 13.3, seat: 20 } as const
const handsBeside = 2.6

/** Visible fields of all shots; fields with a Kali reach back by the depth that her height hides. */
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

/** Cameras that a question opens but the camera menu does not list. */
const isUnlisted = (name: string): boolean => /^(kali|seat|river)-|^(spaces|incomes)$/.test(name)

/** Camera slopes by name; `usual` for all others. */
const slopes: Readonly<Record<string, number>> = { offer: 1.5, supply: 1.1 }
const usualSlope = 1.35

export const provinceName = (seat: number): string => `province-${seat}`

/** Camera over a part of the table in which something happens. */
export const actCamera = (field: Field): CameraPose => cameraOver([field], 1.3, true)

export function camerasFor(lay: Lay): Readonly<Record<string, CameraPose>> {
  const { seats, plans } = lay
  const fields = fieldsFor(lay)
  const pick = (...names: readonly string[]) => names.flatMap((name) => fields[name] ?? [])
  const { halfX, halfZ } = trays.dice
  const tray: Field = {
    x: [trayAt.x - halfX, trayAt.x + halfX],
    z: [trayAt.z - halfZ, trayAt.z + halfZ],
  }
  const bowls = bowlPlaces.map(({ x, z }): Field => ({
    x: [x - bowl.radius, x + bowl.radius],
    z: [z - bowl.radius, z + bowl.radius],
  }))
  const listed = Object.entries(fields).map(([name, field]): [string, CameraPose] => {
    const slope = name.startsWith('province') ? 1.9 : (slopes[name] ?? usualSlope)
    return [name, cameraOver([field], slope, isUnlisted(name))]
  })
  const all = Array.from({ length: seats }, (_, seat) => `seat-${seat}`)
  const sharing = all.flatMap((own, seat): [string, CameraPose][] => [
    [`turn-${seat}`, cameraOver(pick(own, 'board'), 1.15, true)],
    [`offer-${seat}`, cameraOver(pick(own, 'offer'), 1.35, true)],
    [`supply-${seat}`, cameraOver([...pick(own, 'supply'), tray], 1.15, true)],
    [`boat-${seat}`, cameraOver(pick(`kali-${seat}`, 'river'), 1.25, true)],
  ])
  return {
    ...Object.fromEntries([...listed, ...sharing]),
    throwing: cameraOver([tray, ...bowls], 1.2, true),
    seat: cameraOver([...pick('board'), ...plans.map(({ field }) => field)], 1.15),
    above: cameraOver([...pick('seat', 'supply'), tray], 300),
  }
}
