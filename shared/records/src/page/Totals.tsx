import type { Currency, Minor } from '@mosaic/contracts'
import { MoneyAmount } from '@mosaic/money'
import { Card } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './Totals.module.css'

type Total = {
  readonly label: string
  /** Result of `moneyOf`: null where the amount cannot be read. */
  readonly value: Minor | null
  /** A gain or a loss, with its sign and colour. */
  readonly signed?: boolean
}

export type TotalsProps = {
  readonly label: string
  readonly count: number
  readonly currency: Currency
  readonly totals: readonly Total[]
}

/** Totals of everything the filters match, not only of the rows that are loaded. */
export const Totals = ({ label, count, currency, totals }: TotalsProps) => {
  const { t } = useTexts()
  return (
    <Card tone="brand">
      <section aria-label={label}>
        <p className={styles.count}>{t('count', { count })}</p>
        <dl className={styles.totals}>
          {totals.map((total) => (
            <div key={total.label}>
              <dt className={styles.label}>{total.label}</dt>
              <dd className={styles.value}>
                <MoneyAmount
                  value={total.value}
                  currency={currency}
                  signed={total.signed}
                  tone={total.signed ? 'auto' : 'plain'}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}
