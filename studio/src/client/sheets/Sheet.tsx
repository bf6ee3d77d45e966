import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { belongsToInputMethod } from '../input-method'
import { useBackCloses } from './use-back-closes'

/** A panel over the game: takes the focus, keeps it, gives it back. */
export const Sheet = ({
  title,
  closeLabel,
  onClose,
  footer,
  children,
}: {
  title: string
  closeLabel: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}) => {
  const panel = useRef<HTMLDivElement>(null)
  useBackCloses(onClose)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (belongsToInputMethod(event.nativeEvent)) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Tab') return
    const stops = Array.from(
      panel.current?.querySelectorAll<HTMLElement>('button:not([disabled]), a[href], input, [tabindex="0"]') ?? [],
    )
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1]
    if (document.activeElement === edge || (event.shiftKey && document.activeElement === panel.current)) {
      event.preventDefault()
      stops[event.shiftKey ? stops.length - 1 : 0]?.focus()
    }
  }
  return (
    <div className="veil">
      <button type="button" className="veil-button" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog answers Escape and keeps Tab inside */}
      <div
        className="sheet"
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        ref={panel}
        onKeyDown={onKeyDown}
      >
        <div className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="tool" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rules without a link in them are scrolled by the arrow keys */}
        <div className="sheet-body" role="group" aria-label={title} tabIndex={0}>
          {children}
        </div>
        {footer && <div className="sheet-foot">{footer}</div>}
      </div>
    </div>
  )
}
