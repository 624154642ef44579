/** SVG background of the window: sky at dusk, far bank, boats. */

/** Silhouette of domes, towers and trees; the waterline is at 0. */
const town =
  'M0 0V-16h22v-8q6-8 12 0v8h30v-30h3v-8h4v8h3v30h26v-16q4-6 8 0v16h20v-14q14-26 28 0v14h16v-40h3v-10h4v10h3v40h18v-22q18-34 36 0v22h18v-40h3v-10h4v10h3v40h16v-14q14-26 28 0v14h22v-10q5-7 10 0v10h30v-26h4v-7h4v7h4v26h26V0z'

const sun = { x: 200, y: 236 }
const water = 312

const rays = Array.from({ length: 20 }, (_, i) => {
  const turn = (i / 20) * 2 * Math.PI
  const to = (lean: number) =>
    `${(Math.cos(turn + lean) * 300).toFixed(0)} ${(Math.sin(turn + lean) * 300).toFixed(0)}`
  return `M0 0L${to(-0.06)}L${to(0.06)}Z`
}).join('')

export function RiverView() {
  return (
    <>
      <defs>
        <linearGradient id="dusk" x2="0" y2="1">
          <stop stopColor="#4b3260" />
          <stop offset=".3" stopColor="#a44f56" />
          <stop offset=".62" stopColor="#e8934a" />
          <stop offset="1" stopColor="#ffe29c" />
        </linearGradient>
        <linearGradient id="water" x2="0" y2="1">
          <stop stopColor="#ffdf9a" />
          <stop offset=".4" stopColor="#d08b5a" />
          <stop offset="1" stopColor="#6d4046" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#fff8dd" />
          <stop offset=".45" stopColor="#ffe7a6" stopOpacity=".7" />
          <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height={water} fill="url(#dusk)" />
      <g transform={`translate(${sun.x} ${sun.y})`}>
        <path d={rays} fill="#ffe9b0" opacity=".16" />
        <circle r="120" fill="url(#glow)" />
      </g>
      <g fill="#ffd9a4" opacity=".5">
        <path d="M40 176q30-9 62-2 22-6 44 3-54 6-106-1z" />
        <path d="M262 152q26-8 50-1 24-5 46 3-50 6-96-2z" />
        <path d="M70 228q34-7 60 0 16-3 30 2-46 4-90-2z" />
      </g>
      <g fill="none" stroke="#4a2417" strokeWidth="1.8" strokeLinecap="round">
        <path d="M268 190q5-6 9 0q4-6 9 0M290 202q4-5 7 0q3-5 7 0M252 208q4-5 7 0q3-5 7 0" />
      </g>
      <path
        d={town}
        transform={`translate(400 ${water}) scale(-1 1.32)`}
        fill="#c9765a"
        opacity=".55"
      />
      <path d={town} transform={`translate(0 ${water})`} fill="#7c3b40" />
      <rect y={water} width="400" height="130" fill="url(#water)" />
      <path
        d={town}
        transform={`translate(0 ${water}) scale(1 -.55)`}
        fill="#6d3340"
        opacity=".3"
      />
      <g stroke="#fff3cf" strokeWidth="1.6" strokeLinecap="round" opacity=".75">
        <path d="M150 322h100M172 331h60M136 341h44M214 344h66M180 355h48M122 366h36M240 370h40M190 378h34" />
      </g>
      <Boat x={92} y={352} size={1.15} />
      <Boat x={312} y={338} size={-0.8} />
    </>
  )
}

function Boat({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`} fill="#3f1e14">
      <path d="M-26 0q24 12 54 0l-7 9h-40z" />
      <path d="M2 -3V-48q19 21 19 45z" fill="#6d2b1c" />
      <path d="M-1 -3V-40q-13 18 -13 37z" fill="#8a3a24" />
      <path d="M-20 13h40" stroke="#3f1e14" strokeWidth="2" opacity=".35" />
    </g>
  )
}
