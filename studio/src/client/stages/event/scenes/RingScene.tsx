import { coloursOf } from '../crest-colours'
import { nearness, standing, wander } from '../play-state'
import type { SceneProps } from './scene-kind'

type RingGround = 'canvas' | 'neon' | 'board' | 'hall'

const Backdrop = ({ ground }: { ground: RingGround }) => {
  switch (ground) {
    case 'canvas':
      return (
        <>
          <rect width="360" height="180" fill="#151a33" />
          <path d="M44 74h272l34 92H10z" fill="#d9d4c7" />
          {[0, 1, 2].map((rope) => (
            <path
              key={rope}
              d={`M${44 - rope * 8} ${78 + rope * 20}H${316 + rope * 8}`}
              stroke={rope === 1 ? '#e5484d' : '#f6f6ff'}
              strokeWidth="3"
              opacity="0.8"
            />
          ))}
        </>
      )
    case 'board':
      return (
        <>
          <rect width="360" height="180" fill="#241a12" />
          {Array.from({ length: 32 }, (_, square) => (
            <rect
              key={square}
              x={52 + (square % 8) * 32}
              y={26 + Math.floor(square / 8) * 32}
              width="32"
              height="32"
              fill={(square + Math.floor(square / 8)) % 2 === 0 ? '#e9d3a8' : '#8a5a34'}
            />
          ))}
        </>
      )
    case 'hall':
      return (
        <>
          <rect width="360" height="180" fill="var(--palette-foot)" />
          <path d="M0 0h360v96H0z" fill="var(--palette-edge)" opacity="0.7" />
          {[30, 90, 150, 210, 270, 330].map((x) => (
            <path
              key={x}
              d={`M${x - 14} 0h28v54l-14 16-14-16z`}
              fill="var(--palette-mid)"
              stroke="#ffd75e"
              strokeOpacity="0.5"
            />
          ))}
          <ellipse cx="180" cy="152" rx="158" ry="30" fill="#c89b5a" opacity="0.75" />
        </>
      )
    case 'neon':
      return (
        <>
          <rect width="360" height="180" fill="#0d0a2a" />
          {Array.from({ length: 9 }, (_, index) => (
            <path key={index} d={`M180 70 ${index * 90 - 180} 180`} stroke="#5ce1ff" strokeOpacity="0.28" />
          ))}
          {[86, 106, 132, 164].map((y) => (
            <path key={y} d={`M0 ${y}h360`} stroke="#ff5ce1" strokeOpacity="0.3" />
          ))}
          <circle cx="180" cy="64" r="34" fill="#ff5ce1" opacity="0.28" />
        </>
      )
  }
}

/** Two sides face each other; who scores leaps forward, and every point stands as a pip below. */
export const RingScene = ({
  config,
  places,
  outcome,
  progress,
  token,
  ground,
}: SceneProps & { ground: RingGround }) => {
  const { side, near } = nearness(outcome?.moments ?? [], progress)
  const now = standing(outcome, progress)
  const seed = outcome?.round ?? 0
  const target = config.contest.kind === 'sets' ? config.contest.target : 10
  return (
    <svg className="event-scene" viewBox="0 0 360 180" aria-hidden="true">
      <Backdrop ground={ground} />
      {[0, 1].map((team) => {
        const [shirt, trim] = coloursOf(places[team] ?? team)
        const hits = (side === 'home') === (team === 0)
        const leap = near * (hits ? 46 : -14)
        const x = team === 0 ? 108 + leap : 252 - leap
        const y = 98 + 5 * wander(seed + team, progress, 60) - (hits ? 14 * near : 0)
        const points = team === 0 ? now.home : now.away
        return (
          <g key={team}>
            <ellipse cx={x} cy="146" rx="34" ry="7" fill="#000" opacity="0.35" />
            <g transform={`translate(${x} ${y})`}>
              <path d="M-32-40h64v40c0 20-14 32-32 42-18-10-32-22-32-42z" fill={shirt} stroke={trim} strokeWidth="3" />
              <image
                href={token}
                x="-24"
                y="-32"
                width="48"
                height="48"
                transform={team === 0 ? 'scale(-1 1)' : undefined}
              />
            </g>
            {Array.from({ length: Math.min(points, target) }, (_, pip) => (
              <circle key={pip} cx={team === 0 ? 18 + pip * 11 : 342 - pip * 11} cy="168" r="4" fill="#ffd75e" />
            ))}
          </g>
        )
      })}
      {near > 0.55 && (
        <path
          d="M180 70l8 18 20-6-10 18 18 10-20 4 2 20-18-10-16 12-2-20-20-4 18-10-12-18 22 6z"
          fill="#ffd75e"
          opacity={near}
        />
      )}
    </svg>
  )
}
