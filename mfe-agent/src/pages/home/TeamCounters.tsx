import { formatNumber, type DayRange } from '@mosaic/i18n'
import { QueryView, StatTile } from '@mosaic/ui'
import { useTeamKpiQuery, useTeamWeekQuery } from '../../api/team'
import { useDelta } from '../../figures/use-delta'
import { useTexts } from '../../texts'
import styles from './TeamCounters.module.css'

const counters = [
  { key: 'login', value: 'teamLoginMemberCount', trend: 'loginCount' },
  { key: 'bet', value: 'teamBetMemberCount', trend: 'betCount' },
  { key: 'register', value: 'teamRegisterMemberCount', trend: 'registerCount' },
  { key: 'online', value: 'teamOnlineCount', trend: null },
] as const

/** The four counters of today, each with its week behind it; online is now and has no history (domain §4.5). */
export const TeamCounters = ({ today }: { readonly today: DayRange }) => {
  const { t, tag } = useTexts()
  const deltaOf = useDelta()
  const kpi = useTeamKpiQuery(today)
  const week = useTeamWeekQuery(today)
  const tiles = (known: typeof kpi.data) => (
    <div className={styles.counters}>
      {counters.map(({ key, value, trend }) => {
        const current = known?.footer[value]
        const before = known?.previous[value]
        const live = { text: t('home.live'), direction: 'flat' } as const
        return (
          <StatTile
            key={key}
            label={t(`home.counter.${key}`)}
            value={current === undefined ? '' : formatNumber(current, tag)}
            loading={current === undefined}
            delta={
              trend === null
                ? live
                : current === undefined || before === undefined
                  ? undefined
                  : deltaOf(BigInt(current), BigInt(before))
            }
            trend={trend === null ? null : week.data?.days.map((day) => day[trend])}
          />
        )
      })}
    </div>
  )
  return (
    <QueryView query={kpi} compact skeleton={tiles(undefined)}>
      {tiles}
    </QueryView>
  )
}
