type Props = { readonly lines: readonly (readonly number[])[] }

/** A small drawing of every line with its number. */
export const LineMaps = ({ lines }: Props) => (
  <div className="line-maps" aria-hidden="true">
    {lines.map((rows, line) => (
      <svg key={rows.join('')} viewBox={`0 0 ${rows.length * 10} 34`}>
        <text x={rows.length * 5} y="33">
          {line + 1}
        </text>
        <polyline points={rows.map((row, reel) => `${5 + reel * 10},${4 + row * 8}`).join(' ')} />
        {rows.map((row, reel) => (
          <circle key={`${reel}-${row}`} cx={5 + reel * 10} cy={4 + row * 8} r="2.4" />
        ))}
      </svg>
    ))}
  </div>
)
