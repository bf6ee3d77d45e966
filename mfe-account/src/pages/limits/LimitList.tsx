import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { List, ListRow } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './LimitsPage.module.css'
import type { LimitKind, LimitPeriod } from './limit-value'
import type { Protection } from '../../api/protection'

type LimitListProps = {
  readonly kind: LimitKind
  readonly periods: readonly LimitPeriod[]
  readonly protection: Protection
  readonly onEdit: (kind: LimitKind, period: LimitPeriod) => void
}

/** One row for each period: limit in force, use, pending change. */
export const LimitList = ({ kind, periods, protection, onEdit }: LimitListProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency, limits } = protection
  const shown = (wire: string, words = (amount: string) => amount) =>
    kind === 'time' ? (
      words(t('limits.minutes', { count: Number(wire) }))
    ) : (
      <MoneySentence values={[moneyOf(wire, currency)]} currency={currency} words={(amount = '') => words(amount)} />
    )
  const when = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  return (
    <List label={t(`limits.kind.${kind}.title`)}>
      {periods.map((period) => {
        const limit = limits.find((each) => each.kind === kind && each.period === period)
        const set = limit?.amount ?? null
        const next = limit?.next
        return (
          <ListRow
            key={period}
            title={t(`limits.period.${period}`)}
            detail={
              limit ? (
                <>
                  {set === null ? null : (
                    <span className={styles.fact}>
                      {shown(limit.used, (amount) => t('limits.used', { amount, time: when(limit.resetsAt) }))}
                    </span>
                  )}
                  {next ? (
                    <span className={styles.waiting}>
                      {next.amount === null
                        ? t('limits.nextNone', { time: when(next.at) })
                        : shown(next.amount, (amount) => t('limits.next', { amount, time: when(next.at) }))}
                    </span>
                  ) : null}
                </>
              ) : undefined
            }
            value={set === null ? t('limits.notSet') : shown(set)}
            onClick={() => onEdit(kind, period)}
          />
        )
      })}
    </List>
  )
}
