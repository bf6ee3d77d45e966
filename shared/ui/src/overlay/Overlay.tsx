import { useCallback, type ReactNode } from 'react'
import { useLazyPart } from '../lazy/lazy-part'
import { modalPart } from '../lazy/parts'
import { useFailureToast } from '../state/use-failure-toast'

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

/** Opens the modal layer, which is fetched with the first touch (`fetchModalLayer`) or here; one that cannot be fetched closes again and says so. */
export const Overlay = (props: OverlayProps) => {
  const { open, onClose } = props
  const showFailure = useFailureToast()
  const giveUp = useCallback(() => {
    showFailure({ code: 'offline' })
    onClose()
  }, [onClose, showFailure])
  const Layer = useLazyPart(modalPart, open, giveUp)
  return Layer ? <Layer {...props} /> : null
}
