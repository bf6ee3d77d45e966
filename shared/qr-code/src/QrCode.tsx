import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Every run of dark modules as one rectangle. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) =>
      row.map((dark, x) =>
        dark && !row[x - 1] ? `M${x} ${y}h${row.slice(x).findIndex((each) => !each)}v1H${x}z` : '',
      ),
    )
    .flat()
    .join('')

/** Dark on light in every theme, with the quiet zone that scanners need. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 3, ecc: 'M' })
    return { size, path: pathOf(data) }
  }, [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
