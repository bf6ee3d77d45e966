import { DaySection, PeriodFilter, useRecordFilters } from '@mosaic/records'
import { merchantCurrency } from '@mosaic/session'
import { QueryView, Screen } from '@mosaic/ui'
import { useTeamOverviewQuery } from '../../api/team'
import { countFigures, type Figure, type Overview } from '../../figures/figure'
import { useDayColumns } from '../../figures/use-day-columns'
import { useTexts } from '../../texts'
import { FigureTiles } from './FigureTiles'
import { MemberTree } from '../../tree/MemberTree'

const charted: readonly Figure[] = ['validBet', 'deposit', 'pnl', 'loginCount', 'betCount', 'registerCount']
const tabled: readonly Figure[] = ['deposit', 'validBet', 'payout', 'pnl', ...countFigures]

/** The sections have skeletons of their own, so that a change of period keeps what is chosen in them. */
const Figures = ({ overview }: { readonly overview: Overview | undefined }) => {
  const columnOf = useDayColumns(overview?.currency ?? merchantCurrency())
  return (
    <>
      <FigureTiles overview={overview} />
      <DaySection days={overview?.days} charted={charted.map(columnOf)} tabled={tabled.map(columnOf)} />
    </>
  )
}
const figures = (overview: Overview | undefined) => <Figures overview={overview} />

const TeamOverviewPage = () => {
  const { t } = useTexts()
  const filters = useRecordFilters({})
  const { range } = filters
  const overview = useTeamOverviewQuery(range)
  return (
    <Screen title={t('overview.title')}>
      <PeriodFilter filters={filters} />
      <QueryView query={overview} skeleton={figures(undefined)}>
        {figures}
      </QueryView>
      <MemberTree range={range} />
    </Screen>
  )
}

export default TeamOverviewPage
