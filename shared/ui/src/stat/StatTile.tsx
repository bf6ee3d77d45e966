import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Sparkline } from './Sparkline'
import styles from './Stat.module.css'

export type StatTileProps = {
  readonly label: string
  readonly value: ReactNode
  readonly delta?: { readonly text: string; readonly direction: 'up' | 'down' | 'flat' }
  /** undefined: loading, the place is reserved. null: none. */
  readonly trend?: readonly number[] | null
  readonly loading?: boolean
  readonly className?: string
}

const tones = { up: 'positive', down: 'negative', flat: 'plain' } as const
const marks = { up: '▲ ', down: '▼ ', flat: '' } as const

/** While loading, each line is drawn as a bar of its height, so that nothing moves. */
export const StatTile = ({ label, value, delta, trend, loading = false, className }: StatTileProps) => (
  <div className={classNames(styles.tile, className)} aria-busy={loading || undefined}>
    <p className={styles.label}>{label}</p>
    <p className={classNames(styles.value, loading && styles.wait)} aria-hidden={loading || undefined}>
      {(loading && typeof value === 'string') || value === '' ? '\u00a0' : value}
    </p>
    {delta || loading ? (
      <p
        className={classNames(styles.delta, delta ? styles[tones[delta.direction]] : styles.wait)}
        aria-hidden={!delta || undefined}
      >
        {delta ? <span aria-hidden="true">{marks[delta.direction]}</span> : null}
        {delta ? delta.text : '\u00a0'}
      </p>
    ) : null}
    {trend === null ? null : !trend || loading ? (
      <div className={styles.trendRoom} />
    ) : trend.length > 1 ? (
      <Sparkline points={trend} tone={delta ? tones[delta.direction] : 'plain'} />
    ) : null}
  </div>
)
