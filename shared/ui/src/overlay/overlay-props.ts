import type { ReactNode } from 'react'

export type OverlayProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly shape: 'dialog' | 'sheet' | 'drawer-right' | 'drawer-left'
  readonly label?: string
  readonly labelledBy?: string
  readonly describedBy?: string
  readonly role?: 'dialog' | 'alertdialog'
  readonly testId?: string
  readonly children: ReactNode
}
