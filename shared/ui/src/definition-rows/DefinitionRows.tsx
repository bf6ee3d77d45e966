import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './DefinitionRows.module.css'

export type DefinitionRow = { readonly label: string; readonly value: ReactNode; readonly strong?: boolean }
export type DefinitionRowsProps = { readonly rows: readonly DefinitionRow[]; readonly className?: string }

/** Names on the left, values on the right; a strong row follows a line, as a total. */
export const DefinitionRows = ({ rows, className }: DefinitionRowsProps) => (
  <dl className={className}>
    {rows.map((row) => (
      <div key={row.label} className={classNames(styles.row, row.strong && styles.strong)}>
        <dt className={styles.label}>{row.label}</dt>
        <dd className={styles.value}>{row.value}</dd>
      </div>
    ))}
  </dl>
)
