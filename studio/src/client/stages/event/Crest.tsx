import { coloursOf } from './crest-colours'

/** Band, chevron, halves, cross: by the place of the team among the eight. */
const marks = [
  'M4 16h40v10H4z',
  'M4 30 24 16l20 14v9L24 25 4 39z',
  'M24 2h20v44H24z',
  'M20 2h8v44h-8zM4 18h40v8H4z',
] as const

/** A drawn shield, or a round number for a single sportsperson. */
export const Crest = ({ place, number, size = 44 }: { place: number; number?: number; size?: number }) => {
  const [shirt, trim] = coloursOf(place)
  if (number !== undefined)
    return (
      <svg className="event-crest" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" fill={shirt} stroke="#fff" strokeOpacity="0.6" strokeWidth="2" />
        <text x="24" y="31" textAnchor="middle" fontSize="21" fontWeight="800" fill={trim}>
          {number}
        </text>
      </svg>
    )
  const clip = `crest-${place}`
  return (
    <svg className="event-crest" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M6 4h36v22c0 9-8 15-18 20C14 41 6 35 6 26z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h48v48H0z" fill={shirt} />
        <path d={marks[place % marks.length]} fill={trim} />
        <path d="M0 0h48v14L0 30z" fill="#fff" opacity="0.14" />
      </g>
      <path
        d="M6 4h36v22c0 9-8 15-18 20C14 41 6 35 6 26z"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.65"
        strokeWidth="2"
      />
    </svg>
  )
}
