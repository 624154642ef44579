/** A window of the balcony, drawn: the river at dusk, a far town, marigolds across the arch. */

interface Flower {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly tint: string
}

const tints = ['#f2a11f', '#e27312', '#f7c331', '#d9580f']
const strings = 4

/** Strings of flowers that hang from the arch like a garland at a door. */
const garland: readonly Flower[] = Array.from({ length: strings }, (_, string) => {
  const from = 30 + (340 / strings) * string
  const count = 17
  return Array.from({ length: count }, (__, i) => {
    const along = i / (count - 1)
    const height = 1 - (2 * along - 1) ** 2
    return {
      x: from + (340 / strings) * along,
      y: 92 + 30 * height - 34 * Math.sin(((from + (340 / strings) * along - 30) / 340) * Math.PI),
      r: 4.6 + (i % 3) * 0.5,
      tint: tints[(i + string) % tints.length] ?? '#f2a11f',
    }
  })
}).flat()

/** Domes, towers and trees of the other bank, as one shadow. */
const town =
  'M0 176V160h22v-8q6-8 12 0v8h30v-30h3v-8h4v8h3v30h26v-16q4-6 8 0v16h20v-14q14-26 28 0v14h16v-40h3v-10h4v10h3v40h18v-22q18-34 36 0v22h18v-40h3v-10h4v10h3v40h16v-14q14-26 28 0v14h22v-10q5-7 10 0v10h30v-26h4v-7h4v7h4v26h26v16z'

export function View({ arch }: { readonly arch: string }) {
  return (
    <svg viewBox="0 0 400 270">
      <defs>
        <linearGradient id="dusk" x2="0" y2="1">
          <stop stopColor="#7d4a52" />
          <stop offset=".36" stopColor="#d3824f" />
          <stop offset=".62" stopColor="#fbd48a" />
        </linearGradient>
        <linearGradient id="water" x2="0" y2="1">
          <stop stopColor="#f4cd88" />
          <stop offset="1" stopColor="#8d5546" />
        </linearGradient>
        <linearGradient id="frame" x2="0" y2="1">
          <stop stopColor="#c67a55" />
          <stop offset="1" stopColor="#6b3223" />
        </linearGradient>
        <clipPath id="opening">
          <path d={arch} />
        </clipPath>
      </defs>
      <g clipPath="url(#opening)">
        <rect width="400" height="180" fill="url(#dusk)" />
        <circle cx="200" cy="150" r="62" fill="#fff0bf" opacity=".5" />
        <circle cx="200" cy="150" r="38" fill="#fff6da" opacity=".75" />
        <path d={town} fill="#8a4c46" opacity=".6" />
        <rect y="174" width="400" height="96" fill="url(#water)" />
        <g stroke="#fff3cf" strokeLinecap="round" opacity=".65">
          <path d="M150 186h100M168 196h66M140 208h46M214 210h58M176 222h52M120 232h36M244 236h44" />
        </g>
        <g fill="#4a2417">
          <path d="M58 204q16 9 40 0l-5 7H63z" />
          <path d="M78 202V166q14 18 14 34z" />
          <path d="M316 216q14 8 34 0l-4 6h-26z" />
          <path d="M332 214v-30q-12 15-12 29z" />
        </g>
        {garland.map(({ x, y, r, tint }, i) => (
          <circle key={i} cx={x} cy={y} r={r} fill={tint} stroke="#9b3d08" strokeWidth=".7" />
        ))}
      </g>
      <path d={`M0 0H400V270H0Z${arch}`} fill="url(#frame)" fillRule="evenodd" />
      <path d={arch} fill="none" stroke="#efe4d0" strokeWidth="7" />
      <path d={arch} fill="none" stroke="#8a5c1d" strokeWidth="1.5" />
    </svg>
  )
}
