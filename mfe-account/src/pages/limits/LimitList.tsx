import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { List, ListRow } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './LimitsPage.module.css'
import { shownLimit, type LimitKind, type LimitPeriod } from './limit-value'
import type { Protection } from '../../api/protection'

export type LimitListProps = {
  readonly kind: LimitKind
  readonly periods: readonly LimitPeriod[]
  readonly protection: Protection
  readonly onEdit: (kind: LimitKind, period: LimitPeriod) => void
}

/** One row a period: what holds, what of it is used, what is on its way. */
export const LimitList = ({ kind, periods, protection, onEdit }: LimitListProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency, limits } = protection
  const shown = (wire: string) => shownLimit(kind, wire, currency, tag, (count) => t('limits.minutes', { count }))
  const when = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  return (
    <List label={t(`limits.kind.${kind}.title`)}>
      {periods.map((period) => {
        const limit = limits.find((each) => each.kind === kind && each.period === period)
        const set = limit?.amount ?? null
        return (
          <ListRow
            key={period}
            title={t(`limits.period.${period}`)}
            detail={
              limit ? (
                <>
                  {set === null ? null : (
                    <span className={styles.fact}>
                      {t('limits.used', { amount: shown(limit.used), time: when(limit.resetsAt) })}
                    </span>
                  )}
                  {limit.next ? (
                    <span className={styles.waiting}>
                      {limit.next.amount === null
                        ? t('limits.nextNone', { time: when(limit.next.at) })
                        : t('limits.next', { amount: shown(limit.next.amount), time: when(limit.next.at) })}
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
