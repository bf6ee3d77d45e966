import type { ReactNode } from 'react'
import { Overlay } from './Overlay'

export type DrawerProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly side?: 'right' | 'left'
  readonly testId?: string
  readonly children: ReactNode
}

export const Drawer = ({ open, onClose, label, side = 'right', testId, children }: DrawerProps) => (
  <Overlay
    open={open}
    onClose={onClose}
    shape={side === 'right' ? 'drawer-right' : 'drawer-left'}
    label={label}
    testId={testId}
  >
    {children}
  </Overlay>
)
