import { gameCategories } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'
import {
  ChoiceFilter,
  CsvButton,
  DaySection,
  oneOf,
  PeriodFilter,
  Totals,
  useCategoryText,
  useRecordFilters,
} from '@mosaic/records'
import { merchantCurrency } from '@mosaic/session'
import { Card, EmptyState, QueryView, Screen } from '@mosaic/ui'
import { useProfitReportQuery } from '../../api/records'
import { useTexts } from '../../texts'
import { CategoryList } from './CategoryList'
import { isIdle, type Profit, profitFigures } from './profit'
import { useFigureTitle, useProfitColumns } from './use-profit-columns'

/** The sections have skeletons of their own, so that a change of period keeps what is chosen in them. */
const Report = ({ profit }: { readonly profit: Profit | undefined }) => {
  const { t } = useTexts()
  const titleOf = useFigureTitle()
  const currency = profit?.currency ?? merchantCurrency()
  const columnOf = useProfitColumns(currency)
  return (
    <>
      {profit ? (
        <Totals
          label={t('bets.totals')}
          count={profit.categories.reduce((sum, { count }) => sum + count, 0)}
          currency={currency}
          totals={profitFigures.map((figure) => ({
            label: titleOf(figure),
            value: moneyOf(profit.footer[figure], currency),
            signed: figure === 'net',
          }))}
        />
      ) : null}
      <DaySection
        days={profit?.days}
        charted={(['net', 'stake', 'payout', 'rewards'] as const).map(columnOf)}
        tabled={profitFigures.map(columnOf)}
      />
      {profit ? <CategoryList profit={profit} /> : null}
    </>
  )
}

const ProfitAndLossPage = () => {
  const { t } = useTexts()
  const categoryText = useCategoryText()
  const titleOf = useFigureTitle()
  const filters = useRecordFilters({ gameType: oneOf(gameCategories) })
  const { startDate, endDate } = filters.range
  const table = ({ days }: Profit) => [
    [t('profit.day'), ...profitFigures.map(titleOf)],
    ...days.map((day) => [day.day, ...profitFigures.map((figure) => day[figure])]),
  ]
  return (
    <Screen title={t('profit.title')}>
      <PeriodFilter filters={filters} />
      <ChoiceFilter
        filters={filters}
        name="gameType"
        label={t('profit.category')}
        all={t('profit.allCategories')}
        textOf={categoryText}
      />
      <QueryView
        query={useProfitReportQuery(filters.range, filters.value('gameType'))}
        skeleton={<Report profit={undefined} />}
        isEmpty={isIdle}
        empty={
          <Card>
            <EmptyState icon="chart-line-up" picture="no-records" title={t('profit.empty')} />
          </Card>
        }
      >
        {(profit) => (
          <>
            <Report profit={profit} />
            <CsvButton fileName={`profit-${startDate}-${endDate}`} table={() => table(profit)} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default ProfitAndLossPage
