import type { ValueOf } from '@mosaic/contracts'
import { MoneyAmount, moneyOf, useMoneyText } from '@mosaic/money'
import {
  CsvButton,
  type DayColumn,
  DaySection,
  drawnMoney,
  PeriodFilter,
  Totals,
  useCategoryText,
  useRecordFilters,
  withDays,
} from '@mosaic/records'
import { merchantCurrency } from '@mosaic/session'
import type { DayRange } from '@mosaic/i18n'
import { DataTable, List, ListRow, QueryView, Screen, Section } from '@mosaic/ui'
import { useRebateIncomeQuery } from '../../api/reports'
import { OpenCell } from '../../figures/OpenCell'
import { useTexts } from '../../texts'
import { EarnedToday } from './EarnedToday'

type Income = ValueOf<'rebateIncome'>
const figures = ['amount', 'validBet'] as const
type Figure = (typeof figures)[number]

type ReportProps = { readonly income: Income | undefined; readonly range: DayRange }

const Report = ({ income, range }: ReportProps) => {
  const { t } = useTexts()
  const categoryText = useCategoryText()
  const moneyText = useMoneyText()
  const currency = income?.currency ?? merchantCurrency()
  const amount = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  const columns = figures.map((key): DayColumn<Income['days'][number]> => {
    const value = (day: Income['days'][number]) => moneyOf(day[key], currency)
    return {
      key,
      title: t(`income.${key}`),
      shown: (day) => amount(day[key]),
      spoken: (day) => moneyText(value(day), currency),
      drawn: (day) => drawnMoney(value(day), currency),
    }
  })
  const money = <Row extends Readonly<Record<Figure, string>>>(key: Figure) => ({
    key,
    title: t(`income.${key}`),
    align: 'end' as const,
    render: (row: Row) => amount(row[key]),
  })
  return (
    <>
      {income?.frozen ? <p role="status">{t('income.frozen')}</p> : null}
      {income ? (
        <Totals
          label={t('income.totals')}
          count={income.members.length}
          currency={currency}
          totals={[
            { label: t('income.amount'), value: moneyOf(income.footer.amount, currency) },
            { label: t('income.paid'), value: moneyOf(income.footer.paid, currency) },
            { label: t('income.validBet'), value: moneyOf(income.footer.validBet, currency) },
          ]}
        />
      ) : null}
      <DaySection days={income?.days} charted={columns} tabled={columns} />
      {income && income.categories.length > 0 ? (
        <Section icon="game-controller" title={t('income.byCategory')}>
          <DataTable
            label={t('income.categoryTable')}
            rows={income.categories}
            rowKey={({ gameType }) => gameType}
            columns={[
              {
                key: 'gameType',
                title: t('betting.category'),
                render: ({ gameType }) => (
                  <OpenCell
                    title={categoryText(gameType)}
                    detail={t('betting.title')}
                    to={withDays('/m/teamBetting', range, { gameType })}
                  />
                ),
              },
              money('amount'),
              money('validBet'),
            ]}
          />
        </Section>
      ) : null}
      {income && income.members.length > 0 ? (
        <Section icon="users-three" title={t('income.byMember')}>
          <DataTable
            label={t('income.memberTable')}
            rows={income.members}
            rowKey={({ id }) => id}
            columns={[
              { key: 'account', title: t('tree.member'), render: ({ account }) => account },
              { key: 'validBet', title: t('income.validBet'), align: 'end', render: (row) => amount(row.validBet) },
            ]}
          />
        </Section>
      ) : null}
    </>
  )
}
/** What the agent earned in rebates, and through whom. */
const RebateIncomePage = () => {
  const { t } = useTexts()
  const filters = useRecordFilters({})
  const { range } = filters
  const income = useRebateIncomeQuery(range)
  const table = ({ days }: Income) => [
    [t('income.day'), ...figures.map((key) => t(`income.${key}`))],
    ...days.map((day) => [day.day, ...figures.map((key) => day[key])]),
  ]
  return (
    <Screen title={t('income.title')}>
      <EarnedToday />
      <List label={t('statement.title')}>
        <ListRow icon="receipt" title={t('statement.title')} detail={t('statement.lead')} to="/m/agent/statement" />
      </List>
      <PeriodFilter filters={filters} />
      <QueryView query={income} skeleton={<Report income={undefined} range={range} />}>
        {(value) => <Report income={value} range={range} />}
      </QueryView>
      {income.data ? (
        <CsvButton
          fileName={`rebates-${range.startDate}-${range.endDate}`}
          table={() => (income.data ? table(income.data) : [])}
        />
      ) : null}
    </Screen>
  )
}

export default RebateIncomePage
