import { beadPlate, bigRoad } from './roads'
import type { RoadMark } from './roads'
import type { TableKey } from './texts'
import type { Translate } from '../texts/translator'

type Faces = Readonly<Record<RoadMark, { readonly letter: string; readonly name: string }>>

const cell = 14
const rows = [0, 1, 2, 3, 4, 5]
const beadColumns = 8
const roadColumns = 17

const Grid = ({ columns }: { columns: number }) => (
  <g className="road-grid">
    {rows.map((row) => (
      <line key={`r${row}`} x1="0" x2={columns * cell} y1={row * cell} y2={row * cell} />
    ))}
    {Array.from({ length: columns }, (_, column) => (
      <line key={`c${column}`} x1={column * cell} x2={column * cell} y1="0" y2={6 * cell} />
    ))}
  </g>
)

/** The two road maps by which players at tables of two sides follow the results. */
export const RoadMaps = ({ marks, faces, t }: { marks: readonly RoadMark[]; faces: Faces; t: Translate<TableKey> }) => {
  const count = (mark: RoadMark): number => marks.filter((each) => each === mark).length
  const summary = (['a', 'b', 'tie'] as const).map((mark) => `${faces[mark].name} ${count(mark)}`).join(', ')
  return (
    <div className="roads" role="img" aria-label={`${t('beadPlate')}, ${t('bigRoad')}: ${summary}`}>
      <svg viewBox={`0 0 ${beadColumns * cell} ${6 * cell}`} className="road" aria-hidden="true">
        <Grid columns={beadColumns} />
        {beadPlate(marks, beadColumns).map(({ column, row, mark }) => (
          <g key={`${column} ${row}`} transform={`translate(${column * cell + cell / 2} ${row * cell + cell / 2})`}>
            <circle r="5.9" className={`bead bead-${mark}`} />
            <text className="bead-letter" textAnchor="middle" dominantBaseline="central">
              {faces[mark].letter}
            </text>
          </g>
        ))}
      </svg>
      <svg viewBox={`0 0 ${roadColumns * cell} ${6 * cell}`} className="road" aria-hidden="true">
        <Grid columns={roadColumns} />
        {bigRoad(marks, roadColumns).map(({ column, row, mark, ties }) => (
          <g key={`${column} ${row}`} transform={`translate(${column * cell + cell / 2} ${row * cell + cell / 2})`}>
            <circle r="4.9" className={`ring ring-${mark}`} />
            {ties > 0 && <path d="M-5 5L5 -5" className="ring-tie" />}
            {ties > 1 && (
              <text className="ring-ties" textAnchor="middle" dominantBaseline="central">
                {ties}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="road-sums" aria-hidden="true">
        {(['a', 'b', 'tie'] as const).map((mark) => (
          <span key={mark}>
            <i className={`bead-${mark}`} />
            {faces[mark].letter} {count(mark)}
          </span>
        ))}
      </p>
    </div>
  )
}
