/** The fixed choice of pictures: one of each kind and every way of looking, so that what changes is seen. */

export const size = { width: 144, height: 108 } as const

const looks: readonly (readonly [name: string, path: string])[] = [
  ['sheet', 'border/sheet'],
  ['sheet-won', 'border/sheet?sheet=B&state=won&light=day'],
  ['colour-die', 'border/die?face=red'],
  ['ledge', 'border/ledge?light=day&yaw=0'],
  ['enamel-tile', 'border/tile?face=yellow&cloth=ink'],
  ['chalks', 'border/chalk?drop=a'],
  ['eraser', 'border/eraser'],
  ['marigold', 'border/marigold?light=day&cloth=ivory'],
  ['border-plate', 'border/plate'],
  ['temple', 'nagaraja/temple'],
  ['temple-lit', 'nagaraja/temple?state=lit&pitch=55'],
  ['temple-cursed', 'nagaraja/temple?stone=yellow&state=cursed&light=lamp'],
  ['temple-apart', 'nagaraja/temple?state=lit&apart=1&light=day'],
  ['room', 'nagaraja/room-teeCrypt'],
  ['room-below', 'nagaraja/room-tee?pitch=-30'],
  ['conch', 'nagaraja/relic-conch?light=day'],
  ['goddess', 'nagaraja/relic-goddess'],
  ['naga', 'nagaraja/relic-naga?light=lamp'],
  ['amulet', 'nagaraja/amulet-cancel'],
  ['card', 'nagaraja/card-stick-reroll-2?print=en&pitch=70&yaw=0'],
  ['card-greek', 'nagaraja/card-room-trap?print=el&pitch=70&yaw=0&light=day'],
  ['hand', 'nagaraja/hand?print=pl'],
  ['sticks', 'nagaraja/stick-brown?drop=b'],
  ['trap', 'nagaraja/trap?hand=1'],
  ['rail', 'nagaraja/rail'],
  ['scroll', 'nagaraja/scroll?cloth=ivory'],
  ['province', 'rajas/province?light=day'],
  ['kali', 'rajas/kali?light=day'],
  ['kali-apart', 'rajas/kali?hands=8&apart=1'],
  ['tile', 'rajas/tile-orange-snake-1'],
  ['tile-apart', 'rajas/tile-blue-tiger-1?apart=1&light=day'],
  ['tile-back', 'rajas/tile-back?colour=purple&back=tiger'],
  ['mill', 'rajas/mill?state=spun&yaw=10'],
  ['stall', 'rajas/stall-tea?cloth=ivory'],
  ['fort', 'rajas/fort?light=day'],
  ['sign', 'rajas/sign?sign=chamber-5'],
  ['step', 'rajas/step?sign=quarry-3'],
  ['workers', 'rajas/worker?seat=emerald&drop=c'],
  ['boat', 'rajas/boat?seat=lapis'],
  ['elephant', 'rajas/elephant?bare=1'],
  ['income', 'rajas/income-yellow'],
  ['die', 'rajas/die-purple?face=6'],
  ['bowl', 'rajas/bowl?colour=green'],
]

/** Everything that could differ by itself is named; the low tier is drawn in a fraction of the others' time. */
export function addressOf(path: string, quality = 'low'): string {
  const mark = path.includes('?') ? '&' : '?'
  const print = path.includes('print=') ? '' : '&print=en'
  return `/showcase/${path}${mark}q=${quality}&ui=none${print}`
}

export const links = looks.map(([name, path]) => ({ name, address: addressOf(path) }))
