import type { ReactNode } from 'react'

export type AccordionItem = {
  readonly id: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly content: ReactNode
}
export type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** One is open at a time, or none. */
  readonly openId: string | null
  readonly onChange: (id: string | null) => void
  /** Heading level of the titles: one below the heading above them. */
  readonly level?: 2 | 3
  readonly className?: string
}
