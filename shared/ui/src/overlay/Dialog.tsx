import { useCommonTexts } from '@mosaic/i18n'
import { useId, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { Overlay } from './Overlay'
import styles from './Overlay.module.css'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
  /** Absent: the dialog only informs and has one button that closes it. */
  readonly confirm?: {
    readonly label: string
    readonly onConfirm: () => void
    readonly danger?: boolean
    readonly loading?: boolean
  }
  readonly cancel?: string
}

export const Dialog = ({ open, onClose, title, text, children, confirm, cancel }: DialogProps) => {
  const { t } = useCommonTexts()
  const id = useId()
  return (
    <Overlay
      open={open}
      onClose={onClose}
      shape="dialog"
      role={confirm ? 'alertdialog' : 'dialog'}
      labelledBy={`${id}-title`}
      describedBy={text || children ? `${id}-text` : undefined}
    >
      <h2 className={styles.dialogTitle} id={`${id}-title`}>
        {title}
      </h2>
      {text || children ? (
        <div className={styles.dialogBody} id={`${id}-text`}>
          {text ? <p>{text}</p> : null}
          {children}
        </div>
      ) : null}
      <div className={styles.dialogFoot}>
        <Button variant={confirm ? 'secondary' : 'primary'} onClick={onClose}>
          {cancel ?? t(confirm ? 'action.cancel' : 'action.close')}
        </Button>
        {confirm ? (
          <Button variant={confirm.danger ? 'danger' : 'primary'} loading={confirm.loading} onClick={confirm.onConfirm}>
            {confirm.label}
          </Button>
        ) : null}
      </div>
    </Overlay>
  )
}
