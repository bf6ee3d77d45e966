import { useCallback } from 'react'
import { useLazyPart } from '../lazy/lazy-part'
import { modalPart } from '../lazy/parts'
import { useFailureToast } from '../state/use-failure-toast'
import type { OverlayProps } from './overlay-props'

/**
 * Opens the modal layer, loaded with the first touch (`fetchModalLayer`) or here; if loading fails it closes with a
 * toast.
 */
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
