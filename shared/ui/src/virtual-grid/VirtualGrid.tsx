import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { useLazyPart } from '../lazy/lazy-part'
import { gridPart } from '../lazy/parts'
import styles from './VirtualGrid.module.css'

export type VirtualGridProps<Item> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  readonly render: (item: Item) => ReactNode
  readonly columns?: number
  /** Space between rows in CSS pixels. */
  readonly rowSpace?: number
  /** Height of an item for the width it gets, both in CSS pixels, without the space between rows. */
  readonly itemHeight: (width: number) => number
  readonly className?: string
}

/** As many stand in the page until it is known which are in view. */
const atFirst = 60

/** A grid of any length that keeps only the rows near the view in the page; the page itself scrolls. */
export const VirtualGrid = <Item,>(props: VirtualGridProps<Item>) => {
  const Rows = useLazyPart(gridPart, true)
  if (Rows) return <Rows {...props} />
  const { label, items, itemKey, render, columns = 3, rowSpace, className } = props
  return (
    <div
      role="list"
      aria-label={label}
      className={classNames(styles.grid, className)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridRowGap: rowSpace }}
    >
      {items.slice(0, atFirst).map((item) => (
        <div key={itemKey(item)} role="listitem">
          {render(item)}
        </div>
      ))}
    </div>
  )
}
