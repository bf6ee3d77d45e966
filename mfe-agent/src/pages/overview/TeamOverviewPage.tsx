import { useRecordFilters } from '@mosaic/records'
import { PeriodChips, QueryView, Screen } from '@mosaic/ui'
import { useTeamOverview } from '../../api/team'
import type { Overview } from '../../figures/figure'
import { useTexts } from '../../texts'
import { DaySection } from './days/DaySection'
import { FigureTiles } from './FigureTiles'
import { MemberTree } from './tree/MemberTree'

/** The sections have skeletons of their own, so that a change of period keeps what is chosen in them. */
const figures = (overview: Overview | undefined) => (
  <>
    <FigureTiles overview={overview} />
    <DaySection overview={overview} />
  </>
)

const TeamOverviewPage = () => {
  const { t } = useTexts()
  const { period, range, choosePeriod } = useRecordFilters('week', {})
  const overview = useTeamOverview(range)
  return (
    <Screen title={t('overview.title')}>
      <PeriodChips value={period} onChange={choosePeriod} />
      <QueryView query={overview} skeleton={figures(undefined)}>
        {figures}
      </QueryView>
      <MemberTree range={range} />
    </Screen>
  )
}

export default TeamOverviewPage
