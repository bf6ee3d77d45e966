import { classNames } from '../class-names'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  readonly width?: number | string
  readonly height?: number | string
  readonly radius?: 's' | 'm' | 'l' | 'pill'
  /** Width divided by height, instead of a height. */
  readonly ratio?: number
  /** Lines of text. */
  readonly lines?: number
  readonly className?: string
}

/** The grey shape of what is coming, with its final size. Flows wait until none is in sight. */
export const Skeleton = ({ width, height, radius = 'm', ratio, lines, className }: SkeletonProps) =>
  lines ? (
    <span className={classNames(styles.lines, className)} data-skeleton="" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={classNames(styles.bone, styles.line)}
          style={{ width: line === lines - 1 && lines > 1 ? '62%' : (width ?? '100%') }}
        />
      ))}
    </span>
  ) : (
    <span
      className={classNames(styles.bone, styles[`radius-${radius}`], className)}
      style={
        ratio
          ? { width: width ?? '100%', height: 0, paddingBottom: `${100 / ratio}%` }
          : { width: width ?? '100%', height: height ?? 16 }
      }
      data-skeleton=""
      aria-hidden="true"
    />
  )
