import type { ReactNode } from 'react'
import { useLazyPart } from '../lazy/lazy-part'
import { gridPart } from '../lazy/parts'
import { Skeleton } from '../skeleton/Skeleton'

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

/** A grid of any length that keeps only the rows near the view in the page; the page itself scrolls. */
export const VirtualGrid = <Item,>(props: VirtualGridProps<Item>) => {
  const Rows = useLazyPart(gridPart, true)
  return Rows ? <Rows {...props} /> : <Skeleton height={480} className={props.className} />
}
