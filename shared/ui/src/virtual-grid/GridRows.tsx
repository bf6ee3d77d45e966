import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { visibleRows } from './visible-rows'
import styles from './VirtualGrid.module.css'
import type { VirtualGridProps } from './VirtualGrid'

const space = 10
const spareRows = 3
const unmeasured = { top: 0, viewHeight: 0, rowHeight: 0 }

/** What `VirtualGrid` shows, in a file of its own: few pages have so long a list. */
export const GridRows = <Item,>({
  label,
  items,
  itemKey,
  render,
  columns = 3,
  itemHeight,
  className,
}: VirtualGridProps<Item>) => {
  const grid = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(unmeasured)
  const rows = Math.ceil(items.length / columns)
  const [start, end] = visibleRows({ ...view, rows, spare: spareRows })

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      if (!grid.current) return
      const { top, width } = grid.current.getBoundingClientRect()
      const rowHeight = Math.round(itemHeight((width - space * (columns - 1)) / columns)) + space
      setView((before) => {
        const next = {
          top: rowHeight > 0 ? Math.round(top / rowHeight) * rowHeight : 0,
          viewHeight: window.innerHeight,
          rowHeight,
        }
        return before.top === next.top && before.viewHeight === next.viewHeight && before.rowHeight === next.rowHeight
          ? before
          : next
      })
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [columns, itemHeight])

  return (
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className={classNames(styles.grid, className)}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: start * view.rowHeight,
        paddingBottom: (rows - end) * view.rowHeight,
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
