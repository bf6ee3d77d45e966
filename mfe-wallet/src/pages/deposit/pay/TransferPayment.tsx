import type { Deposit } from '@mosaic/contracts'
import { CopyButton, DefinitionRows } from '@mosaic/ui'
import { useTexts } from '../../../texts'
import styles from './Payment.module.css'

/** The bank account to transfer to, and the reference for the transfer. */
export const TransferPayment = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTexts()
  const { payee, reference } = deposit
  if (!payee) return null
  const copied = (text: string, label: string) => <CopyButton text={text} shownText={text} label={label} />
  return (
    <div className={styles.payment}>
      <p>{t('pay.transfer')}</p>
      <DefinitionRows
        rows={[
          { label: t('pay.bank'), value: payee.bank },
          { label: t('pay.holder'), value: payee.holder },
          { label: t('pay.account'), value: copied(payee.account, t('pay.copyAccount')) },
          { label: t('pay.remark'), value: copied(reference, t('status.copyReference')) },
        ]}
      />
    </div>
  )
}
