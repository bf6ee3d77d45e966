import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './DataTable.module.css'

export type DataColumn<Row> = {
  readonly key: string
  readonly title: string
  readonly align?: 'start' | 'end'
  readonly render: (row: Row) => ReactNode
}

export type DataTableProps<Row> = {
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly className?: string
}

/** A table for a phone: the first column stays, the others scroll sideways. */
export const DataTable = <Row,>({ label, columns, rows, rowKey, className }: DataTableProps<Row>) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard (WCAG 2.1.1)
  <section className={classNames(styles.scroller, className)} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.align === 'end' ? styles.end : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row">
                  {column.render(row)}
                </th>
              ) : (
                <td key={column.key} className={column.align === 'end' ? styles.end : undefined}>
                  {column.render(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
