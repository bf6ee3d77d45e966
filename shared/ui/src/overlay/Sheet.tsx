import { useCommonTexts } from '@mosaic/i18n'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton'
import { Overlay } from './Overlay'
import styles from './Overlay.module.css'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Stays in view below the scrolling body. */
  readonly footer?: ReactNode
}

/** A panel that rises from the lower edge. */
export const Sheet = ({ open, onClose, title, children, footer }: SheetProps) => {
  const { t } = useCommonTexts()
  const id = useId()
  return (
    <Overlay open={open} onClose={onClose} shape="sheet" labelledBy={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <IconButton icon="x" label={t('action.close')} onClick={onClose} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a body of nothing but text must still scroll by keyboard (WCAG 2.1.1) */}
      <div className={styles.body} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </Overlay>
  )
}
