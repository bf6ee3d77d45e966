import type { PayoutAccount } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useTexts } from '../../texts'
import styles from './DelayCard.module.css'

/** Accounts that were just added, and from when they receive withdrawals. */
export const NewAccountNotes = ({ accounts }: { readonly accounts: readonly PayoutAccount[] }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return accounts.map(({ bankCardId, account, usableFrom }) =>
    usableFrom ? (
      <p key={bankCardId} className={styles.passkey}>
        {t('withdraw.delay.account', { account, time: formatDate(usableFrom, tag, 'dateTime', timeZone) })}
      </p>
    ) : null,
  )
}
