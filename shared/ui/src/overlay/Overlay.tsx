import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import { usePresence } from './use-presence'
import styles from './Overlay.module.css'

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

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

let locks = 0
const lockScroll = (): (() => void) => {
  locks += 1
  document.documentElement.style.overflow = 'hidden'
  return () => {
    locks -= 1
    if (locks === 0) document.documentElement.style.overflow = ''
  }
}

/**
 * The one modal layer: backdrop, Escape, focus kept inside and given back, page behind not scrolling.
 * Own code because <dialog> is missing on iOS 12.4 and a headless library costs more bytes than the whole eager design system may.
 */
export const Overlay = ({ open, onClose, shape, label, labelledBy, describedBy, role = 'dialog', testId, children }: OverlayProps) => {
  const presence = usePresence(open)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const before = document.activeElement
    const unlock = lockScroll()
    panel.current?.focus()
    return () => {
      unlock()
      if (before instanceof HTMLElement && document.contains(before)) before.focus()
    }
  }, [open])

  const keepFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Tab' || !panel.current) return
    const stops = [...panel.current.querySelectorAll<HTMLElement>(focusable)]
    const first = stops[0]
    const last = stops[stops.length - 1]
    const at = document.activeElement
    if (!first || !last) event.preventDefault()
    else if (event.shiftKey && (at === first || at === panel.current)) {
      event.preventDefault()
      last.focus()
    } else if (!event.shiftKey && at === last) {
      event.preventDefault()
      first.focus()
    }
  }

  if (presence === 'closed') return null
  return createPortal(
    <div className={classNames(styles.layer, styles[shape], presence === 'closing' && styles.closing)}>
      {/* The close button and Escape do the same for keyboards. */}
      <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />
      <div
        ref={panel}
        className={styles.panel}
        role={role}
        aria-modal="true"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        data-testid={testId}
        tabIndex={-1}
        onKeyDown={keepFocus}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}
