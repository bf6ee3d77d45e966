import { ErrorState, PeriodChips, Screen } from '@mosaic/ui'
import { useTeamOverview } from '../../api/team'
import { usePeriod } from '../../periods/use-period'
import { useTexts } from '../../texts'
import { DaySection } from './days/DaySection'
import { FigureTiles } from './FigureTiles'
import { MemberTree } from './tree/MemberTree'

const TeamOverviewPage = () => {
  const { t } = useTexts()
  const { period, range, choose } = usePeriod('week')
  const overview = useTeamOverview(range)
  const failure = overview.error && !overview.data && !overview.isFetching ? overview.error.failure : null
  return (
    <Screen title={t('overview.title')}>
      <PeriodChips value={period} onChange={choose} />
      {failure ? (
        <ErrorState
          error={{ code: failure.code, traceId: failure.traceId ?? undefined }}
          onRetry={() => void overview.refetch()}
        />
      ) : (
        <>
          <FigureTiles overview={overview.data} />
          <DaySection overview={overview.data} />
        </>
      )}
      <MemberTree range={range} />
    </Screen>
  )
}

export default TeamOverviewPage
