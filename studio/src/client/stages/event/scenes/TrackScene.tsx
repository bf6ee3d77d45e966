import { coloursOf } from '../crest-colours'
import { onTheWay } from '../play-state'
import type { SceneProps } from './scene-kind'

type TrackGround = 'asphalt' | 'turf' | 'water' | 'neon' | 'sky'
const grounds: Readonly<Record<TrackGround, readonly [top: string, lane: string, line: string]>> = {
  asphalt: ['#1d3b2a', '#3a3f4d', '#ffffff'],
  turf: ['#7fc4ef', '#3f8f3f', '#f4ffe9'],
  water: ['#9fe0f5', '#1987ad', '#e8fbff'],
  neon: ['#0d0a2a', '#1f1652', '#ff5ce1'],
  sky: ['#18306b', '#3e6fbf', '#ffe08a'],
}

/** Lanes from left to right, a chequered line at the end; every entrant carries its number. */
export const TrackScene = ({ places, outcome, progress, token, ground }: SceneProps & { ground: TrackGround }) => {
  const [top, lane, line] = grounds[ground]
  const size = places.length
  const height = 168 / size
  const ways = onTheWay(outcome, size, progress)
  return (
    <svg className="event-scene" viewBox="0 0 360 180" aria-hidden="true">
      <rect width="360" height="180" fill={top} />
      <rect y="6" width="360" height="168" fill={lane} />
      {places.map((_, entrant) => (
        <path
          key={entrant}
          d={`M0 ${6 + height * entrant}h360`}
          stroke={line}
          strokeOpacity="0.4"
          strokeWidth="1.5"
          strokeDasharray="14 12"
          strokeDashoffset={progress * 900}
        />
      ))}
      <g>
        {Array.from({ length: 28 }, (_, square) => (
          <rect
            key={square}
            x={330 + (square % 2) * 6}
            y={6 + Math.floor(square / 2) * 12}
            width="6"
            height="12"
            fill={(square + Math.floor(square / 2)) % 2 === 0 ? '#fff' : '#14172a'}
          />
        ))}
      </g>
      {places.map((place, entrant) => {
        const [shirt, trim] = coloursOf(place)
        const x = 22 + (ways[entrant] ?? 0) * 306
        const y = 6 + height * (entrant + 0.5)
        const icon = Math.min(height * 1.05, 34)
        return (
          <g key={place}>
            <path
              d={`M${Math.max(0, x - 60)} ${y}H${x - 14}`}
              stroke={shirt}
              strokeOpacity="0.4"
              strokeWidth={height * 0.3}
            />
            <image
              href={token}
              x={-icon / 2}
              y={-icon / 2}
              width={icon}
              height={icon}
              transform={`translate(${x} ${y}) scale(-1 1)`}
            />
            <circle
              cx={x - icon / 2 - 4}
              cy={y}
              r={Math.min(8, height * 0.42)}
              fill={shirt}
              stroke={trim}
              strokeWidth="1.5"
            />
            <text x={x - icon / 2 - 4} y={y + 3.5} textAnchor="middle" fontSize="10" fontWeight="800" fill={trim}>
              {entrant + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
