import type { PayoutAccount } from '@mosaic/contracts'
import { Button, Icon, Tag } from '@mosaic/ui'
import { methodIcon } from '../../method/method-icon'
import { usePayoutName } from '../../payout/use-payout-name'
import { useTexts } from '../../texts'
import styles from './PayoutAccountCard.module.css'

type PayoutAccountCardProps = {
  readonly account: PayoutAccount
  readonly busy: boolean
  readonly onDefault: () => void
  readonly onRemove: () => void
}

export const PayoutAccountCard = ({ account, busy, onDefault, onRemove }: PayoutAccountCardProps) => {
  const { t } = useTexts()
  const nameOf = usePayoutName()
  return (
    <li className={styles.account}>
      <div className={styles.head}>
        <Icon name={methodIcon(account.kind)} size={26} className={styles.icon} />
        <p className={styles.text}>
          <span className={styles.name}>
            {nameOf(account)} {account.account}
          </span>
          <span className={styles.holder}>{account.holder}</span>
        </p>
        {account.isDefault ? <Tag tone="positive">{t('payout.default')}</Tag> : null}
      </div>
      <div className={styles.actions}>
        {account.isDefault ? null : (
          <Button variant="secondary" size="s" loading={busy} onClick={onDefault}>
            {t('payout.makeDefault')}
          </Button>
        )}
        <Button variant="ghost" size="s" icon="trash" onClick={onRemove}>
          {t('payout.remove')}
        </Button>
      </div>
    </li>
  )
}
