import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactElement } from 'react'
import { classNames } from '../class-names'
import { nextRows, type Rows } from './next-rows'
import styles from './VirtualGrid.module.css'
import type { VirtualGridProps } from './virtual-grid-props'

const space = 10
const spareRows = 3
/** Until its height is known: the first view. */
const firstRows = 6
const unmeasured = { top: 0, rowHeight: 0 }

/** Each row is made once and then the same element, so that scrolling draws nothing but the row that comes into view. */
const useRowOf = <Item,>(
  { items, itemKey, render, columns = 3, rowSpace = space }: VirtualGridProps<Item>,
  rowHeight: number,
): ((row: number) => ReactElement) =>
  useMemo(() => {
    const made = new Map<number, ReactElement>()
    const make = (row: number) => (
      <div
        key={row}
        className={styles.row}
        style={{
          top: row * rowHeight,
          height: rowHeight > 0 ? rowHeight - rowSpace : undefined,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <div
            key={itemKey(item)}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={row * columns + column + 1}
          >
            {render(item)}
          </div>
        ))}
      </div>
    )
    return (row) => {
      const element = made.get(row) ?? make(row)
      made.set(row, element)
      return element
    }
  }, [items, itemKey, render, columns, rowSpace, rowHeight])

/** The wanted rows, as many as a frame can draw. */
const useRows = (wanted: Rows, inSight: Rows): Rows => {
  const drawn = useRef(wanted)
  const [, drawNext] = useReducer((count: number) => count + 1, 0)
  const shown = nextRows(drawn.current, wanted, inSight)
  const isAll = shown.from === wanted.from && shown.to === wanted.to
  useLayoutEffect(() => {
    drawn.current = shown
    if (isAll) return undefined
    let frame = 0
    // Scroll events precede the callbacks of their own frame, so the next row is drawn in the frame after.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(drawNext)
    })
    return () => cancelAnimationFrame(frame)
  })
  return shown
}

/** Loaded lazily by `VirtualGrid`: few pages have so long a list. */
export const GridRows = <Item,>(props: VirtualGridProps<Item>) => {
  const { label, items, columns = 3, rowSpace = space, itemHeight, className } = props
  const grid = useRef<HTMLDivElement>(null)
  const [{ top, rowHeight }, setPlace] = useState(unmeasured)
  const rows = Math.ceil(items.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: spareRows,
  })

  // Content above may load late and the width may change: both are measured at each render, except while scrolling.
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
    if (!virtualizer.isScrolling) measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const rowOf = useRowOf(props, rowHeight)
  const near = virtualizer.getVirtualItems()
  const wanted =
    rowHeight > 0
      ? { from: near[0]?.index ?? 0, to: (near.at(-1)?.index ?? -1) + 1 }
      : { from: 0, to: Math.min(rows, firstRows) }
  const { range } = virtualizer
  const { from, to } = useRows(
    wanted,
    rowHeight > 0 && range ? { from: range.startIndex, to: range.endIndex + 1 } : wanted,
  )

  return (
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className={classNames(styles.rows, className)}
      style={{ height: Math.max(0, rows * rowHeight - rowSpace) }}
    >
      {Array.from({ length: to - from }, (_, at) => rowOf(from + at))}
    </div>
  )
}
