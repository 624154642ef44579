/** SVG of a balcony window: the river at dusk behind a pierced railing, a garland in the arch. */
import { type Arch, archHooks, archPath } from '../../ui/arch.ts'
import { RiverView } from './RiverView.tsx'
import { kinds, layOutGarland } from './garland.ts'

const opening: Arch = { left: 36, right: 364, foot: 436, spring: 178, tip: 36, lobes: 3 }
const arch = archPath(opening)
const hooks = archHooks(opening)
const garland = layOutGarland(hooks, 15, [14, 8, 4])

const petals = ['#ffb43a', '#f08a1c', '#f9cf4a', '#e2600f']
const hearts = ['#d9730f', '#b94c06', '#d99a12', '#a63a05']

export function BalconyWindow() {
  return (
    <svg viewBox="0 0 400 500">
      <defs>
        <linearGradient id="frame" x2="0" y2="1">
          <stop stopColor="#d08a62" />
          <stop offset=".55" stopColor="#9c5138" />
          <stop offset="1" stopColor="#6b3223" />
        </linearGradient>
        <linearGradient id="slab" x2="0" y2="1">
          <stop stopColor="#fffaf0" />
          <stop offset=".3" stopColor="#f1e6d3" />
          <stop offset="1" stopColor="#c6b295" />
        </linearGradient>
        <radialGradient id="flame">
          <stop stopColor="#fff3c0" />
          <stop offset=".35" stopColor="#ffca5c" stopOpacity=".75" />
          <stop offset="1" stopColor="#ff9a2c" stopOpacity="0" />
        </radialGradient>
        <pattern id="jali" width="14" height="24.25" patternUnits="userSpaceOnUse" x="4" y="397">
          <path
            d="M7 0 14 4v8L7 16.2 0 12V4z M7 16.2v8"
            fill="none"
            stroke="#7c3c2a"
            strokeWidth="3"
          />
        </pattern>
        <clipPath id="opening">
          <path d={arch} />
        </clipPath>
        {petals.map((tint, i) => (
          <symbol key={tint} id={`marigold-${i}`} viewBox="-10 -10 20 20">
            <path d={bloom(9, 11)} fill={tint} stroke="#8c3406" strokeWidth=".9" />
            <path d={bloom(5.6, 8)} fill={hearts[i]} opacity=".55" />
            <circle cx="-1.6" cy="-2" r="2.4" fill="#fff0b8" opacity=".5" />
          </symbol>
        ))}
      </defs>
      <g clipPath="url(#opening)">
        <RiverView />
        <rect x="0" y="388" width="400" height="50" fill="#4a1f14" opacity=".32" />
        <rect x="0" y="388" width="400" height="50" fill="url(#jali)" />
        <path d="M0 384h400v7H0z" fill="#a65a3e" />
        <path d="M0 384h400" stroke="#e9b48c" strokeWidth="1.6" />
      </g>
      <path d={`M0 0H400V500H0Z${arch}`} fill="url(#frame)" fillRule="evenodd" />
      <path d={arch} fill="none" stroke="#5a2718" strokeWidth="11" opacity=".5" />
      <path d={arch} fill="none" stroke="#f4e8d2" strokeWidth="7" />
      <path d={arch} fill="none" stroke="#b07c2c" strokeWidth="1.6" />
      <path d="M9 9H391V491H9Z" fill="none" stroke="#f1cf9a" strokeWidth="1.4" opacity=".7" />
      <Rosette x={46} y={48} />
      <Rosette x={354} y={48} />
      <Sill />
      <Garlands />
    </svg>
  )
}

function Garlands() {
  return (
    <>
      {garland.flowers.map(({ x, y, r, kind }, i) => (
        <use
          key={i}
          href={`#marigold-${kind % kinds}`}
          x={x - r}
          y={y - r}
          width={2 * r}
          height={2 * r}
        />
      ))}
      {garland.bells.map(({ x, y }) => (
        <path
          key={x}
          d={`M${x} ${y - 4}q5 2 6 10h-12q1-8 6-10M${x - 1.6} ${y + 6}a1.8 1.8 0 0 0 3.2 0z`}
          fill="#e2b24e"
          stroke="#6d4410"
          strokeWidth=".8"
        />
      ))}
      {hooks.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" fill="#f3d58c" stroke="#6d4410" strokeWidth="1.2" />
      ))}
    </>
  )
}

/** An inlaid flower in the corner above the arch. */
function Rosette({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#f7e3ab" strokeWidth=".8">
      <circle r="21" fill="none" opacity=".8" />
      {Array.from({ length: 8 }, (_, i) => (
        <path
          key={i}
          d="M0 -3Q6 -10 0 -18Q-6 -10 0 -3Z"
          fill={i % 2 === 0 ? '#234a86' : '#1d6a50'}
          transform={`rotate(${i * 45})`}
        />
      ))}
      <circle r="4" fill="#9c2f1c" />
    </g>
  )
}

/** A white marble sill with an inlaid vine and oil lamps. */
function Sill() {
  return (
    <>
      <path d="M4 436H396V496H4Z" fill="url(#slab)" stroke="#7d5620" />
      <path d="M4 441H396" stroke="#fff" strokeWidth="2" opacity=".8" />
      <path
        d={`M30 472${Array.from({ length: 17 }, (_, i) => `q10 ${i % 2 === 0 ? -9 : 9} 20 0`).join('')}`}
        fill="none"
        stroke="#1d6a50"
        strokeWidth="1.8"
      />
      {Array.from({ length: 17 }, (_, i) => (
        <path
          key={i}
          d="M0 -6Q5 0 0 6Q-5 0 0 -6Z"
          fill={['#9c2f1c', '#234a86', '#b5590b'][i % 3]}
          transform={`translate(${40 + i * 20} ${472 + (i % 2 === 0 ? 3 : -3)})`}
        />
      ))}
      {[78, 200, 322].map((x) => (
        <g key={x} transform={`translate(${x} 436)`}>
          <circle cy="-12" r="34" fill="url(#flame)" opacity=".8" />
          <path d="M-15 -5Q0 -9 15 -5Q11 6 0 6Q-11 6 -15 -5Z" fill="#a4522c" stroke="#5c2410" />
          <ellipse cy="-5" rx="14" ry="2.6" fill="#e39a4c" />
          <path d="M0 -5Q-6 -11 0 -22Q6 -11 0 -5Z" fill="#ffdf7c" />
          <path d="M0 -6Q-2.6 -10 0 -15Q2.6 -10 0 -6Z" fill="#fffbe6" />
        </g>
      ))}
    </>
  )
}

/** Outline of a flower with `count` petals. */
function bloom(r: number, count: number): string {
  const at = (i: number) => {
    const turn = (i / count) * 2 * Math.PI
    return `${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`
  }
  const bow = ((Math.PI * r) / count) * 1.05
  const petal = (i: number) => `A${bow.toFixed(2)} ${bow.toFixed(2)} 0 0 1 ${at(i + 1)}`
  return `M${at(0)}${Array.from({ length: count }, (_, i) => petal(i)).join('')}Z`
}
