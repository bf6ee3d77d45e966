import type { Deposit } from '@mosaic/contracts'
import { Button, copyText, Countdown, lazyPart, Skeleton, toast, useLazyPart } from '@mosaic/ui'
import { useErrorText } from '@mosaic/i18n'
import { methodName } from '../../../method/method-name'
import { useTexts } from '../../../texts'
import styles from './Payment.module.css'

const qrPart = lazyPart(() => import('@mosaic/qr-code').then(({ QrCode }) => QrCode))

type CodePaymentProps = { readonly deposit: Deposit; readonly onEnd: () => void }

/** A code to scan with another phone, or to copy into the bank's app on this one. */
export const CodePayment = ({ deposit: { code, method, expiresAt }, onEnd }: CodePaymentProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const QrCode = useLazyPart(qrPart, true)
  const copy = async () => {
    const copied = await copyText(code)
    toast(copied ? errorText('copy_success') : t('pay.markIt'), { tone: copied ? 'success' : 'error' })
  }
  const name = methodName(method)
  return (
    <div className={styles.payment}>
      <p className={styles.left}>
        <span>{t('pay.left')}</span> <Countdown label={t('pay.left')} until={expiresAt} onEnd={onEnd} />
      </p>
      <div className={styles.qr}>
        {QrCode ? <QrCode text={code} label={t('pay.qr', { method: name })} /> : <Skeleton height={220} />}
      </div>
      <p className={styles.hint}>{t('pay.scan', { method: name })}</p>
      <input
        className={styles.text}
        readOnly
        value={code}
        aria-label={t('pay.code')}
        onFocus={(event) => event.target.select()}
      />
      <Button size="l" block icon="copy" onClick={() => void copy()}>
        {t('pay.copy')}
      </Button>
    </div>
  )
}
