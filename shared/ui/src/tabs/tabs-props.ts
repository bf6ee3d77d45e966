import type { ReactNode } from 'react'

export type Tab = { readonly id: string; readonly label: string; readonly badge?: number }
export type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly className?: string
  /** The panel of the chosen tab. */
  readonly children?: ReactNode
}
