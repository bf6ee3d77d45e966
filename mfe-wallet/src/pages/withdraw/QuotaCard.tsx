import type { ValueOf } from '@mosaic/contracts'
import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { Button, Card } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './QuotaCard.module.css'
import { quotaReason } from './quota-reason'

/** The amount available now and, in one sentence, the reason for the limit; with a link to raise it where there is one. */
export const QuotaCard = ({ settings }: { readonly settings: ValueOf<'withdrawSettings'> }) => {
  const { t } = useTexts()
  const { currency, quota } = settings
  const balance = moneyOf(quota.balance, currency)
  const turnoverLeft = moneyOf(quota.turnoverLeft, currency)
  const bonusTurnoverLeft = quota.bonusTurnoverLeft === undefined ? null : moneyOf(quota.bonusTurnoverLeft, currency)
  const dailyLeft = moneyOf(quota.dailyLeft, currency)
  const reason = quotaReason({ balance, turnoverLeft, bonusTurnoverLeft, dailyLeft })
  return (
    <Card tone="brand">
      <p className={styles.label}>{t('withdraw.available')}</p>
      <p>
        <MoneyAmount value={moneyOf(quota.withdrawable, currency)} currency={currency} size="xl" />
      </p>
      {reason === null ? null : (
        <p className={styles.reason}>
          <MoneySentence
            values={[balance, turnoverLeft, dailyLeft, bonusTurnoverLeft]}
            currency={currency}
            words={(all = '', toPlay = '', today = '', bonuses = '') =>
              t(`withdraw.quota.${reason}`, { balance: all, turnover: toPlay, daily: today, bonuses })
            }
          />
        </p>
      )}
      {reason === 'empty' ? (
        <Button block to="/m/voucherCenter" className={styles.action}>
          {t('menu.deposit')}
        </Button>
      ) : null}
      {reason === 'turnover' || reason === 'bonusTurnover' ? (
        <Button block to="/m/gameCenter" className={styles.action}>
          {t('cashback.play')}
        </Button>
      ) : null}
    </Card>
  )
}
