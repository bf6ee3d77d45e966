import type { CSSProperties } from 'react'

/** Places of the pips on a face of 30 by 30. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[15, 15]],
  2: [
    [8, 8],
    [22, 22],
  ],
  3: [
    [7.5, 7.5],
    [15, 15],
    [22.5, 22.5],
  ],
  4: [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  5: [
    [7.5, 7.5],
    [22.5, 7.5],
    [15, 15],
    [7.5, 22.5],
    [22.5, 22.5],
  ],
  6: [
    [8, 7],
    [22, 7],
    [8, 15],
    [22, 15],
    [8, 23],
    [22, 23],
  ],
}

/** One face; the one and the four are red, as on dice of the east. */
export const DieFace = ({ face, className = '' }: { face: number; className?: string }) => (
  <svg viewBox="0 0 30 30" className={`die-face ${className}`} aria-hidden="true" focusable="false">
    <rect x="0.5" y="0.5" width="29" height="29" rx="5" fill="#fdfdf8" stroke="#cfc9b8" />
    <rect x="2" y="2" width="26" height="12" rx="4" fill="rgba(255,255,255,0.9)" />
    {(pips[face] ?? []).map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={face === 1 ? 4.4 : 2.9}
        fill={face === 1 || face === 4 ? '#c8102e' : '#1b1b24'}
      />
    ))}
  </svg>
)

/** Rotation that turns a face towards the player. */
const turns: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(0deg) rotateY(180deg)',
}

/** A cube that tumbles while `face` is null and comes to rest on its face. */
export const Die = ({ face, order }: { face: number | null; order: 0 | 1 | 2 }) => {
  const style: CSSProperties = face === null ? {} : { transform: turns[face] }
  return (
    <span className="die">
      <span className={`die-cube${face === null ? ` die-tumbling die-tumbling-${order}` : ''}`} style={style}>
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <DieFace key={each} face={each} className={`die-side-${each}`} />
        ))}
      </span>
    </span>
  )
}
