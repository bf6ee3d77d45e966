import { coloursOf } from '../crest-colours'
import { nearness, wander } from '../play-state'
import type { Ground, SceneProps } from './scene-kind'

const grounds: Partial<Record<Ground, readonly [around: string, court: string]>> = {
  clay: ['#8d3f20', '#c2643a'],
  table: ['#0d2440', '#1d5fae'],
  sand: ['#2b8fb8', '#e6c68a'],
}

/** A court with a net: the ball flies in an arc; the winner of the last point has a halo. */
export const NetScene = ({ places, outcome, progress, token, ground }: SceneProps & { ground: Ground }) => {
  const [around, court] = grounds[ground] ?? ['#8d3f20', '#c2643a']
  const seed = outcome?.round ?? 0
  const { side, near } = nearness(outcome?.moments ?? [], progress)
  const rally = (progress * 34) % 2
  const across = outcome ? (rally < 1 ? rally : 2 - rally) : 0
  const x = 74 + 212 * across
  const y = 104 + 18 * wander(seed, progress, 30) - 74 * across * (1 - across) * 2
  const playerY = (team: number): number => 100 + 22 * wander(seed + team * 4, progress, 30)
  return (
    <svg className="event-scene" viewBox="0 0 360 180" aria-hidden="true">
      <rect width="360" height="180" fill={around} />
      <path d="M70 34h220l40 128H30z" fill={court} stroke="#fff" strokeWidth="2.5" strokeOpacity="0.85" />
      <path d="M56 80h248M44 118h272" stroke="#fff" strokeOpacity="0.45" strokeWidth="2" />
      {[0, 1].map((team) => {
        const [shirt, trim] = coloursOf(places[team] ?? team)
        const cx = team === 0 ? 62 : 298
        const winsPoint = near > 0.4 && (side === 'home') === (team === 0)
        return (
          <g key={team} transform={`translate(${cx} ${playerY(team)})`}>
            {winsPoint && <circle r={26 * near} fill="#ffd75e" opacity={0.35} />}
            <ellipse cy="22" rx="13" ry="4" fill="#000" opacity="0.25" />
            <path d="M-9 20V2a9 9 0 0118 0v18z" fill={shirt} stroke={trim} strokeWidth="2" />
            <circle cy="-12" r="7" fill="#f0c8a0" />
            <path d={team === 0 ? 'M8 2l16-10' : 'M-8 2l-16-10'} stroke={trim} strokeWidth="4" strokeLinecap="round" />
          </g>
        )
      })}
      <path d="M180 26v122" stroke="#f6f6ff" strokeWidth="3" />
      <path d="M180 30v116" stroke="#10122a" strokeOpacity="0.35" strokeWidth="9" strokeDasharray="1 5" />
      <image href={token} x={x - 9} y={y - 9} width="18" height="18" />
    </svg>
  )
}
