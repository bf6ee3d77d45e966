import * as Radix from '@radix-ui/react-dialog'
import { setNonce } from 'get-nonce'
import { useRef } from 'react'
import { classNames } from '../class-names'
import type { OverlayProps } from './overlay-props'
import styles from './Overlay.module.css'
import { watchLayers } from './layer-history'
import { useBackCloses } from './use-back-closes'
import './scroll-bar-width'

// The scroll lock writes a style element, which the document's policy admits only with its nonce.
const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('script[nonce]')?.nonce
if (nonce) setNonce(nonce)

if (typeof window !== 'undefined') watchLayers()

/** After a link out of the layer its opener is gone: focus moves to the new page's main, not to the body. */
const giveFocusBack = (opener: Element | null): void => {
  if (opener instanceof HTMLElement && opener !== document.body && document.contains(opener)) opener.focus()
  else if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true })
}

/** The one modal layer: Escape, focus trap and return, page behind hidden from screen readers and not scrolling. */
export const ModalLayer = ({
  open,
  onClose,
  shape,
  label,
  labelledBy,
  describedBy,
  role = 'dialog',
  testId,
  children,
}: OverlayProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  useBackCloses(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          className={classNames(styles.layer, styles[shape])}
          onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
        >
          <Radix.Content
            ref={panel}
            className={styles.panel}
            role={role}
            aria-modal="true"
            aria-label={label}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            data-testid={testId}
            tabIndex={-1}
            // Safari below 13 has no pointer events, so the backdrop closes by its click everywhere.
            onPointerDownOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              before.current = document.activeElement
              panel.current?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              giveFocusBack(before.current)
            }}
          >
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
