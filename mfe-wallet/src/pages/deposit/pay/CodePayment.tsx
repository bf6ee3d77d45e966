import type { Deposit } from '@mosaic/contracts'
import { Button, copyText, Countdown, lazyPart, Skeleton, toast, useLazyPart } from '@mosaic/ui'
import { useErrorText } from '@mosaic/i18n'
import { methodName } from '../../../method/method-name'
import { useTexts } from '../../../texts'
import styles from './Payment.module.css'
import { useState } from 'react'

const qrPart = lazyPart(() => import('@mosaic/qr-code').then(({ QrCode }) => QrCode))

type CodePaymentProps = { readonly deposit: Deposit; readonly onEnd: () => void }

/** On a phone the bank's app is beside the site, and no other device scans the code. */
const isPhone = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches

/** A code to copy into the bank's app on this phone, or to scan with another one. */
export const CodePayment = ({ deposit: { code, method, expiresAt }, onEnd }: CodePaymentProps) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [folds] = useState(isPhone)
  const [showsQr, setShowsQr] = useState(!folds)
  const QrCode = useLazyPart(qrPart, showsQr)
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
      <p className={styles.hint}>{t(showsQr ? 'pay.scan' : 'pay.paste', { method: name })}</p>
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
      {folds ? (
        <Button variant="secondary" block aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {t('pay.showQr')}
        </Button>
      ) : null}
      {showsQr ? (
        <div className={styles.qr}>
          {QrCode ? <QrCode text={code} label={t('pay.qr', { method: name })} /> : <Skeleton height={220} />}
        </div>
      ) : null}
    </div>
  )
}
