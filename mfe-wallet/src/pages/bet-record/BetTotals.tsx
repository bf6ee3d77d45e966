import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Card } from '@mosaic/ui'
import { useTexts } from '../../texts'
import type { BetFooter } from './bet'
import styles from './BetTotals.module.css'

const columns = ['stake', 'payout', 'net'] as const

/** Totals of everything the filter matches, not only of the rows that are loaded. */
export const BetTotals = ({ footer, count }: { readonly footer: BetFooter; readonly count: number }) => {
  const { t } = useTexts()
  const { currency } = footer
  return (
    <Card tone="brand">
      <section aria-label={t('bets.totals')}>
        <p className={styles.count}>{t('records.count', { count })}</p>
        <dl className={styles.totals}>
          {columns.map((column) => (
            <div key={column}>
              <dt className={styles.label}>{t(`bets.${column}`)}</dt>
              <dd className={styles.value}>
                <MoneyAmount
                  value={moneyOf(footer[column], currency)}
                  currency={currency}
                  signed={column === 'net'}
                  tone={column === 'net' ? 'auto' : 'plain'}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}
