import { suitPath } from './suits'

type Court = 'jack' | 'queen' | 'king'

const skin = '#f7d9bb'
const gold = '#f2bf45'
const line = '#2a1c12'

const hair: Record<Court, string> = {
  jack: 'M39 39c-1 9 0 13 3 16 1-8 1-12 2-16zM61 39c1 9 0 13-3 16-1-8-1-12-2-16z',
  queen: 'M38 38c-4 9-4 17 0 25h24c4-8 4-16 0-25z',
  king: 'M39 38c-1 10 0 14 3 19 1-8 1-13 2-19zM61 38c1 10 0 14-3 19-1-8-1-13-2-19z',
}

const hat: Record<Court, readonly string[]> = {
  jack: ['M37 38c1-9 7-13 14-12 7 0 12 4 13 10 -9-3-18-2-27 2z', 'M60 30c3-8 7-11 10-10 -1 6-4 10-8 13z'],
  queen: ['M39 38l-3-12 6 5 4-8 4 7 4-7 4 8 6-5-3 12c-7-3-15-3-22 0z'],
  king: ['M38 38l-4-15 8 7 8-11 8 11 8-7-4 15c-8-3-16-3-24 0z', 'M50 15v8M46.5 19h7'],
}

const beard = 'M42 47c0 11 3 16 8 19 5-3 8-8 8-19-2 3-5 4-8 4s-6-1-8-4z'

/** The upper half of a court card, from the middle of the card upwards. */
const HalfFigure = ({ court, card, coat }: { court: Court; card: number; coat: string }) => (
  <>
    <path d="M29 70c0-8 6-12 14-13h14c8 1 14 5 14 13z" fill={coat} stroke={line} />
    <path d="M43 57l7 13 7-13z" fill="#fdf6e6" stroke={line} />
    <path d="M32 70l8-12M68 70l-8-12" stroke={gold} strokeWidth="2.6" />
    <path d={hair[court]} fill={court === 'queen' ? '#8a4b1c' : '#5d3a1c'} stroke={line} strokeWidth=".8" />
    <path d="M42 38h16v10c0 6-4 11-8 11s-8-5-8-11z" fill={skin} stroke={line} />
    {court === 'king' && <path d={beard} fill="#5d3a1c" stroke={line} strokeWidth=".8" />}
    <path d="M45.5 44h1.5M53 44h1.5M50 44.5v4.5h-1.5" stroke={line} fill="none" />
    <path
      d={court === 'king' ? 'M48 53.5h4' : 'M47.5 53c1.5 1.5 3.5 1.5 5 0z'}
      stroke={court === 'king' ? '#f7d9bb' : '#b3202c'}
      fill={court === 'king' ? 'none' : '#b3202c'}
    />
    {hat[court].map((shape) => (
      <path key={shape} d={shape} fill={gold} stroke={line} />
    ))}
    <path d={suitPath(card)} transform="translate(30.5 19) scale(.46)" />
  </>
)

/** Jack, queen or king: one half drawn, the other the same turned round. */
export const CourtFigure = ({ card }: { card: number }) => {
  const court = (['jack', 'queen', 'king'] as const)[(card >> 2) - 9] ?? 'king'
  const coat = (['#22653f', '#c22436', '#c22436', '#2f4fa3'] as const)[card & 3] ?? '#c22436'
  return (
    <>
      <rect x="28" y="15" width="44" height="110" rx="3" fill="#fdf3d7" stroke={gold} strokeWidth="1.5" />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 70)`}>
          <HalfFigure court={court} card={card} coat={coat} />
        </g>
      ))}
      <path d="M28 70h44" stroke={gold} strokeWidth="2" />
    </>
  )
}
