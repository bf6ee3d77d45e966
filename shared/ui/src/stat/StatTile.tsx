import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Skeleton } from '../skeleton/Skeleton'
import { Sparkline } from './Sparkline'
import styles from './Stat.module.css'

export type StatTileProps = {
  readonly label: string
  readonly value: ReactNode
  readonly delta?: { readonly text: string; readonly direction: 'up' | 'down' | 'flat' }
  readonly trend?: readonly number[]
  readonly loading?: boolean
  readonly className?: string
}

const tones = { up: 'positive', down: 'negative', flat: 'plain' } as const
const marks = { up: '▲ ', down: '▼ ', flat: '' } as const

/** While it waits, the tile has the shape of a full one: value, change and trend. */
export const StatTile = ({ label, value, delta, trend, loading = false, className }: StatTileProps) => (
  <div className={classNames(styles.tile, className)}>
    <p className={styles.label}>{label}</p>
    {loading ? <Skeleton width="60%" height={30} radius="s" className={styles.wait} /> : <p className={styles.value}>{value}</p>}
    {loading ? <Skeleton width="44%" height={14} radius="s" className={styles.waitDelta} /> : null}
    {loading ? <Skeleton height={28} radius="s" className={styles.waitTrend} /> : null}
    {!loading && delta ? (
      <p className={classNames(styles.delta, styles[tones[delta.direction]])}>
        <span aria-hidden="true">{marks[delta.direction]}</span>
        {delta.text}
      </p>
    ) : null}
    {!loading && trend && trend.length > 1 ? <Sparkline points={trend} tone={delta ? tones[delta.direction] : 'plain'} /> : null}
  </div>
)
