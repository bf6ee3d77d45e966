import type { CSSProperties } from 'react'

/** Body and light of each rank of a chip, lowest first; the figures stay legible on all of them. */
const colours = [
  ['#8d97b5', '#d5dcf0'],
  ['#c23a4b', '#ff97a2'],
  ['#2164d6', '#8fc0ff'],
  ['#12855a', '#6fe0ae'],
  ['#23252f', '#8a90ab'],
  ['#7a35c9', '#c79bff'],
  ['#c46a12', '#ffc27a'],
  ['#b01474', '#ff8fd2'],
  ['#a8851b', '#ffe48f'],
] as const

export const chipRank = (stake: string, ladder: readonly string[]): number => {
  const place = ladder.indexOf(stake)
  return place >= 0 ? place : Math.max(0, ladder.filter((each) => Number(each) <= Number(stake)).length - 1)
}

/** Short figures for a chip: 50 minor units of two decimals are "0.5". */
export const chipFigure = (stake: string, scale: number): string => {
  const value = Number(stake) / 10 ** scale
  return value >= 1_000_000
    ? `${Math.round(value / 100_000) / 10}M`
    : value >= 1000
      ? `${Math.round(value / 100) / 10}K`
      : String(Math.round(value * 100) / 100)
}

/** A chip seen from above: a body with six light edges, a ring and its figures. */
export const Chip = ({
  rank,
  figure,
  className = '',
  style,
}: {
  rank: number
  figure: string
  className?: string
  style?: CSSProperties
}) => {
  const [body, light] = colours[rank % colours.length] ?? colours[0]
  return (
    <svg viewBox="0 0 48 48" className={`chip ${className}`} style={style} aria-hidden="true" focusable="false">
      <circle cx="24" cy="25.6" r="22" fill="rgba(0,0,0,0.45)" />
      <circle cx="24" cy="24" r="22" fill={body} />
      <circle
        cx="24"
        cy="24"
        r="19.4"
        fill="none"
        stroke={light}
        strokeWidth="5.2"
        strokeDasharray="10.16 10.16"
        strokeDashoffset="5.08"
      />
      <circle cx="24" cy="24" r="15" fill={body} stroke={light} strokeWidth="1.4" strokeDasharray="2 1.6" />
      <circle cx="24" cy="24" r="22" fill="none" stroke="rgba(255,255,255,0.28)" strokeWidth="0.8" />
      <path d="M6 17a20 20 0 0 1 36 0 24 24 0 0 0-36 0z" fill="rgba(255,255,255,0.2)" />
      <text
        x="24"
        y="24.5"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        stroke="rgba(0,0,0,0.55)"
        strokeWidth="2.4"
        paintOrder="stroke"
        fontSize={figure.length > 3 ? 10.5 : 13}
        className="chip-figure"
      >
        {figure}
      </text>
    </svg>
  )
}
