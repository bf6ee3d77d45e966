import { useState } from 'react'
import type { DrawnNumbers } from '../../../games/lottery/drawn-numbers'
import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import { useFrames } from '../../tables/use-frames'

const hues = ['#e5484d', '#3b82f6', '#f5b301', '#12a594', '#8e4ec6', '#f76b15'] as const
const colourOf = (index: number): string => hues[index % hues.length] ?? '#8e4ec6'

/** A ball with a light spot and its number. */
const Ball = ({ number, size = 34 }: { number: string; size?: number }) => (
  <svg className="lottery-ball" width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={number}>
    <circle cx="20" cy="20" r="19" fill={colourOf(Math.floor(Number(number) / (number.length > 1 ? 10 : 2)))} />
    <circle cx="20" cy="20" r="12.5" fill="#fffdf4" />
    <ellipse cx="14" cy="9" rx="7" ry="4" fill="#fff" opacity="0.6" />
    <text x="20" y="25.5" textAnchor="middle" fontSize="15" fontWeight="800" fill="#1b1530">
      {number}
    </text>
  </svg>
)

const spots: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [12, 12],
    [20, 20],
    [28, 28],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [12, 12],
    [28, 12],
    [20, 20],
    [12, 28],
    [28, 28],
  ],
  6: [
    [12, 11],
    [28, 11],
    [12, 20],
    [28, 20],
    [12, 29],
    [28, 29],
  ],
}

const Die = ({ face, size = 44 }: { face: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={face}>
    <rect x="2" y="2" width="36" height="36" rx="8" fill="#fffdf4" stroke="#d8cfb4" strokeWidth="2" />
    {(spots[face] ?? []).map(([x, y]) => (
      <circle key={`${x}.${y}`} cx={x} cy={y} r="3.6" fill="#a01830" />
    ))}
  </svg>
)

/** Numbers as the drum shows them; `shown` of them have come out. */
export const Drawn = ({ config, numbers, shown }: { config: LotteryConfig; numbers: DrawnNumbers; shown: number }) => {
  const [first = ''] = numbers[0] ?? []
  switch (config.drum.kind) {
    case 'pool':
      return (
        <p className="lottery-drawn">
          {(numbers[0] ?? []).slice(0, shown).map((number) => (
            <Ball key={number} number={number} size={(numbers[0] ?? []).length > 12 ? 28 : 36} />
          ))}
        </p>
      )
    case 'dice':
      return (
        <p className="lottery-drawn">
          {first
            .split('')
            .slice(0, shown)
            .map((face, place) => (
              <Die key={place} face={face} />
            ))}
        </p>
      )
    case 'digits':
      return (
        <p className="lottery-drawn">
          {first
            .split('')
            .slice(0, shown)
            .map((digit, place) => (
              <Ball key={place} number={digit} size={42} />
            ))}
        </p>
      )
    case 'tiers':
      return (
        <p className="lottery-drawn">
          {first.split('').map((digit, place) => (
            <Ball key={place} number={digit} size={38} />
          ))}
        </p>
      )
  }
}

export const countOf = ({ drum }: LotteryConfig): number => {
  switch (drum.kind) {
    case 'pool':
      return drum.take
    case 'dice':
      return 3
    case 'digits':
      return drum.count
    case 'tiers':
      return drum.tiers.length
  }
}

const tumbling = Array.from({ length: 18 }, (_, ball) => ball)

/** The glass drum: its balls lie still, roll slowly, or whirl while a draw runs. */
export const DrawDrum = ({ spinning, still }: { spinning: boolean; still: boolean }) => {
  const [at, setAt] = useState(0)
  useFrames((now) => setAt(now / 1000), still)
  const speed = still ? 0 : spinning ? 5 : 0.5
  return (
    <svg className="lottery-drum" viewBox="0 0 200 150" aria-hidden="true">
      <path d="M52 140h96l-14-26H66z" fill="#b98a2d" stroke="#ffe29a" strokeWidth="2" />
      <circle cx="100" cy="68" r="62" fill="#ffffff" fillOpacity="0.1" stroke="#ffe29a" strokeWidth="4" />
      {tumbling.map((ball) => {
        const angle = at * speed * (1 + (ball % 4) * 0.23) + ball * 2.4
        const reach = spinning ? 16 + ((ball * 17) % 34) : 14 + ((ball * 19) % 40)
        const x = 100 + Math.cos(angle) * reach
        const y = (spinning ? 68 : 88) + Math.sin(angle * (spinning ? 1.3 : 1)) * reach * (spinning ? 0.9 : 0.5)
        return (
          <g key={ball}>
            <circle cx={x} cy={y} r="9.5" fill={colourOf(ball)} />
            <circle cx={x} cy={y} r="5.5" fill="#fffdf4" />
            <ellipse cx={x - 3} cy={y - 5} rx="3" ry="1.8" fill="#fff" opacity="0.7" />
          </g>
        )
      })}
      <path
        d="M58 34a56 56 0 0136-24"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}
