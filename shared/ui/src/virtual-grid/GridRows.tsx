import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import styles from './VirtualGrid.module.css'
import type { VirtualGridProps } from './VirtualGrid'

const space = 10
const spareRows = 3
const unmeasured = { top: 0, rowHeight: 0 }

/** What `VirtualGrid` shows, in a file of its own: few pages have so long a list. */
export const GridRows = <Item,>({
  label,
  items,
  itemKey,
  render,
  columns = 3,
  rowSpace = space,
  itemHeight,
  className,
}: VirtualGridProps<Item>) => {
  const grid = useRef<HTMLDivElement>(null)
  const [{ top, rowHeight }, setPlace] = useState(unmeasured)
  const rows = Math.ceil(items.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: spareRows,
  })

  // What stands above the grid may come late, and the width may change: both are looked at whenever it is drawn.
  useLayoutEffect(() => {
    const measure = () => {
      if (!grid.current) return
      const box = grid.current.getBoundingClientRect()
      const next = {
        top: Math.round(box.top + window.scrollY),
        rowHeight: Math.round(itemHeight((box.width - space * (columns - 1)) / columns)) + rowSpace,
      }
      setPlace((known) => (known.top === next.top && known.rowHeight === next.rowHeight ? known : next))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const shown = virtualizer.getVirtualItems()
  const start = shown[0]?.index ?? 0
  const end = rowHeight > 0 ? (shown.at(-1)?.index ?? -1) + 1 : Math.min(rows, spareRows)

  return (
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className={classNames(styles.grid, className)}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridRowGap: rowSpace,
        paddingTop: start * rowHeight,
        paddingBottom: (rows - end) * rowHeight,
      }}
    >
      {items.slice(start * columns, end * columns).map((item, index) => (
        <div
          key={itemKey(item)}
          role="listitem"
          aria-setsize={items.length}
          aria-posinset={start * columns + index + 1}
        >
          {render(item)}
        </div>
      ))}
    </div>
  )
}
