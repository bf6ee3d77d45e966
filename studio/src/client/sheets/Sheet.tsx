import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { mainControl } from '../frame/use-focus-place'
import { belongsToInputMethod } from '../input-method'
import { useBackCloses } from './use-back-closes'

/** A panel over the game, which is inert meanwhile. Tab goes on to the framing site's bar, as in one page. */
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
    // The game below is inert; browsers that do not know `inert` are sent back here.
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !panel.current?.contains(target)) panel.current?.focus()
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      // A sheet that opened by itself has no opener.
      const opener = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : null
      ;(opener ?? mainControl())?.focus()
    }
  }, [])
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (belongsToInputMethod(event.nativeEvent)) return
    if (event.key === 'Escape') onClose()
  }
  return (
    <div className="veil">
      <button type="button" className="veil-button" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog answers Escape */}
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
