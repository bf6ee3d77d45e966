import { Button, classNames } from '@mosaic/ui'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../texts'
import { markAroundReceipt } from './around-receipt'
import styles from './Receipt.module.css'

export type ReceiptProps = {
  /** It may still change, so there is nothing to print. */
  readonly open?: boolean
  readonly className?: string
  /** Of what is no receipt, such as a statement. */
  readonly label?: string
  readonly print?: string
  readonly children: ReactNode
}

/** A receipt with a print button; hidden where a browser cannot print. */
export const Receipt = ({ open = false, className, label, print, children }: ReceiptProps) => {
  const { t } = useTexts()
  const prints = !open && typeof window.print === 'function'
  useEffect(() => {
    markAroundReceipt()
    return markAroundReceipt
  }, [])
  return (
    <section
      className={classNames(styles.receipt, className)}
      data-paper="receipt"
      aria-label={label ?? t('receipt.label')}
    >
      {children}
      {prints ? (
        <Button
          variant="secondary"
          block
          icon="receipt"
          className={styles.button}
          onClick={() => {
            window.print()
          }}
        >
          {print ?? t('receipt.print')}
        </Button>
      ) : null}
    </section>
  )
}
