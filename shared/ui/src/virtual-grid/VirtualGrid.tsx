import { classNames } from '../class-names'
import { useLazyPart } from '../lazy/lazy-part'
import { gridPart } from '../lazy/parts'
import styles from './VirtualGrid.module.css'
import type { VirtualGridProps } from './virtual-grid-props'

/** Items rendered until the visible range is known. */
const atFirst = 60

/** A grid of any length that renders only rows near the view; the page itself scrolls. */
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
