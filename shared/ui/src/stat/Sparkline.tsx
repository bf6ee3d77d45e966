import { sparklinePath } from './sparkline-path'
import { classNames } from '../class-names'
import styles from './Stat.module.css'

export type SparklineProps = {
  readonly points: readonly number[]
  readonly tone?: 'positive' | 'negative' | 'plain'
  readonly className?: string
}

/** The shape of a series; the numbers are beside it as text. */
export const Sparkline = ({ points, tone = 'plain', className }: SparklineProps) => (
  <svg
    className={classNames(styles.spark, styles[tone], className)}
    viewBox="0 0 100 28"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path
      d={sparklinePath(points, 100, 28)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
