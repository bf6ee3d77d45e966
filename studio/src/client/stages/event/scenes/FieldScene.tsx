import { coloursOf } from '../crest-colours'
import { nearness, wander } from '../play-state'
import type { Ground, SceneProps } from './scene-kind'

const base: Readonly<Record<Ground, readonly [light: string, dark: string, line: string]>> = {
  grass: ['#2f9e4f', '#288a44', '#e9ffe9'],
  parquet: ['#d29a5b', '#c48a4a', '#fff4e2'],
  ice: ['#e8f4fb', '#dbecf7', '#4d7fb8'],
  oval: ['#3f9b4b', '#378c43', '#f5ead0'],
  neon: ['#1a1446', '#140f38', '#5ce1ff'],
  clay: ['#c2643a', '#b35a33', '#fff0e6'],
  table: ['#1d5fae', '#19559c', '#eef6ff'],
  sand: ['#e6c68a', '#dcb978', '#fffaf0'],
}

const Lines = ({ ground, line }: { ground: Ground; line: string }) => {
  const stroke = { stroke: line, strokeOpacity: 0.75, strokeWidth: 2, fill: 'none' }
  if (ground === 'oval')
    return (
      <g {...stroke}>
        <ellipse cx="180" cy="90" rx="168" ry="80" />
        <path d="M120 90 180 50l60 40-60 40z" fill={line} fillOpacity="0.18" />
        <path d="M180 130V50" strokeDasharray="4 6" />
      </g>
    )
  const curved = ground === 'ice'
  return (
    <g {...stroke}>
      <rect x="12" y="12" width="336" height="156" rx={curved ? 44 : 3} />
      <path d="M180 12v156" stroke={curved ? '#d2405a' : line} />
      <circle cx="180" cy="90" r="26" />
      <path d={ground === 'parquet' ? 'M12 60h54v60H12M348 60h-54v60h54' : 'M12 50h44v80H12M348 50h-44v80h44'} />
      {ground === 'parquet' && <path d="M66 72a18 18 0 010 36M294 72a18 18 0 000 36" />}
      <path d="M12 74H4v32h8M348 74h8v32h-8" strokeOpacity="1" strokeWidth="3" />
    </g>
  )
}

/** Five a side in two lines; each wanders about its own place and follows the ball. */
const formation = [
  [24, 90],
  [92, 46],
  [92, 134],
  [150, 66],
  [150, 114],
] as const

/** A ground seen from above: the ball wanders, and is in a goal whenever the score moves. */
export const FieldScene = ({ places, outcome, progress, token, ground }: SceneProps & { ground: Ground }) => {
  const [light, dark, line] = base[ground]
  const seed = outcome?.round ?? 0
  const isLow = (outcome?.moments.length ?? 0) <= 24
  const { side, near } = nearness(outcome?.moments ?? [], progress)
  const pull = isLow ? near : near * 0.6
  const goal = side === 'home' ? 346 : 14
  const free = outcome ? 180 + 130 * wander(seed, progress, 70) : 180
  const x = free + (goal - free) * pull
  const y = (outcome ? 90 + 58 * wander(seed + 3, progress, 55) : 90) * (1 - pull) + 90 * pull
  return (
    <svg className="event-scene" viewBox="0 0 360 180" aria-hidden="true">
      <rect width="360" height="180" fill={dark} />
      {[0, 2, 4, 6, 8].map((stripe) => (
        <rect key={stripe} x={stripe * 40} width="40" height="180" fill={light} />
      ))}
      <Lines ground={ground} line={line} />
      {[0, 1].map((team) => {
        const [shirt, trim] = coloursOf(places[team] ?? team)
        return formation.map(([px, py], player) => {
          const own = team === 0 ? px : 360 - px
          const follow = outcome ? (x - 180) * 0.22 : 0
          const cx = own + follow + 10 * wander(player + team * 7, progress, 40)
          const cy = py + 12 * wander(player + team * 7 + 2, progress, 46) + (outcome ? (y - 90) * 0.2 : 0)
          return (
            <circle key={`${team}${player}`} cx={cx} cy={cy} r="7.5" fill={shirt} stroke={trim} strokeWidth="2.5" />
          )
        })
      })}
      {near > 0.5 && (
        <circle cx={goal} cy="90" r={30 * near} fill="none" stroke="#ffd75e" strokeWidth="3" opacity={near} />
      )}
      <image href={token} x={x - 10} y={y - 10} width="20" height="20" />
    </svg>
  )
}
