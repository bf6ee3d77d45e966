import { Children, isValidElement, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Rail.module.css'

export type RailProps = {
  readonly label: string
  /** CSS width of an item, e.g. "40%": leave room for a peek of the next one. */
  readonly itemWidth?: string
  readonly className?: string
  readonly children: ReactNode
}

/** One line of things that scrolls sideways to the edges of the page, with a peek of the next. */
export const Rail = ({ label, itemWidth, className, children }: RailProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard (WCAG 2.1.1)
  <ul className={classNames(styles.rail, className)} aria-label={label} tabIndex={0}>
    {Children.map(children, (child, index) =>
      child === null || child === undefined || child === false ? null : (
        <li
          key={isValidElement(child) ? child.key : index}
          className={styles.item}
          style={itemWidth ? { width: itemWidth } : undefined}
        >
          {child}
        </li>
      ),
    )}
  </ul>
)
