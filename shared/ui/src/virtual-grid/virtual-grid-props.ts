import type { ReactNode } from 'react'

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
