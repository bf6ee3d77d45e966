import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { visibleRows } from './visible-rows'
import styles from './VirtualGrid.module.css'

export type VirtualGridProps<Item> = {
  readonly label: string
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  readonly render: (item: Item) => ReactNode
  readonly columns?: number
  /** Height of an item for the width it gets, both in CSS pixels, without the space between rows. */
  readonly itemHeight: (width: number) => number
  readonly className?: string
}

const space = 10
const spareRows = 3
const unmeasured = { top: 0, viewHeight: 0, rowHeight: 0 }

/** A grid of any length that keeps only the rows near the view in the page; the page itself scrolls. */
export const VirtualGrid = <Item,>({ label, items, itemKey, render, columns = 3, itemHeight, className }: VirtualGridProps<Item>) => {
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
        const next = { top: rowHeight > 0 ? Math.round(top / rowHeight) * rowHeight : 0, viewHeight: window.innerHeight, rowHeight }
        return before.top === next.top && before.viewHeight === next.viewHeight && before.rowHeight === next.rowHeight ? before : next
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
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, paddingTop: start * view.rowHeight, paddingBottom: (rows - end) * view.rowHeight }}
    >
      {items.slice(start * columns, end * columns).map((item, index) => (
        <div key={itemKey(item)} role="listitem" aria-setsize={items.length} aria-posinset={start * columns + index + 1}>
          {render(item)}
        </div>
      ))}
    </div>
  )
}
