import { formatDay, useBusinessDay } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import { CsvButton, PeriodFilter, Receipt, TimeZoneNote, Totals, useRecordFilters } from '@mosaic/records'
import { useMerchant, useSession } from '@mosaic/session'
import { Chip, DefinitionRows, EmptyState, QueryView, Screen, Skeleton } from '@mosaic/ui'
import { type Statement, useStatementQuery } from '../../api/reports'
import { usePaymentSpan } from '../../contract/use-payment-span'
import { useMemo } from 'react'
import { useTexts } from '../../texts'
import { calendarMonths } from './calendar-months'
import { StatementTable, statementFigures, useStatementWords } from './StatementTable'
import styles from './StatementPage.module.css'

const shownMonths = 3
const sums = ['rebate', 'salary', 'dividend', 'adjustment'] as const

const Paper = ({ statement }: { readonly statement: Statement }) => {
  const { t, tag } = useTexts()
  const session = useSession()
  const { list, footer, currency, startDate, endDate } = statement
  const sum = (wire: string) => moneyOf(wire, currency)
  return (
    <Receipt label={t('statement.title')} print={t('statement.print')} className={styles.paper}>
      <p className={styles.title}>{t('statement.title')}</p>
      <DefinitionRows
        rows={[
          { label: t('statement.account'), value: session?.userName ?? '' },
          {
            label: t('contract.period'),
            value: `${formatDay(startDate, tag, 'date')} – ${formatDay(endDate, tag, 'date')}`,
          },
        ]}
      />
      <Totals
        label={t('statement.totals')}
        count={list.length}
        currency={currency}
        totals={[
          { label: t('pnl.sum'), value: sum(footer.amount) },
          { label: t('contract.paid.paid'), value: sum(footer.paid) },
          ...sums.map((key) => ({ label: t(`statement.sum.${key}`), value: sum(footer[key]) })),
          { label: t('contract.figure.carry'), value: sum(footer.carry) },
        ]}
      />
      {list.length === 0 ? (
        <EmptyState compact title={t('statement.empty')} />
      ) : (
        <StatementTable statement={statement} />
      )}
      <TimeZoneNote />
    </Receipt>
  )
}

/** What the agent earned in a period, to print and to take along; each line opens what it was computed from. */
const StatementPage = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const today = useBusinessDay(timeZone)
  const months = useMemo(() => calendarMonths(today, shownMonths), [today])
  const filters = useRecordFilters({}, months[0])
  const statement = useStatementQuery(filters.range)
  const { nameOf, headOf } = useStatementWords()
  const { textOf } = usePaymentSpan()
  const rows = (list: Statement['list']) =>
    list.map((line) => [
      textOf(line),
      nameOf(line),
      t(`contract.paid.${line.state}`),
      ...statementFigures.map((key) => line[key]),
    ])
  return (
    <Screen title={t('statement.title')}>
      <PeriodFilter filters={filters}>
        {months.map((month) => (
          <Chip
            key={month.startDate}
            selected={filters.days?.startDate === month.startDate && filters.days.endDate === month.endDate}
            onClick={() => filters.chooseDays(month)}
          >
            {formatDay(month.startDate, tag, 'month')}
          </Chip>
        ))}
      </PeriodFilter>
      <QueryView query={statement} skeleton={<Skeleton height={420} radius="l" />}>
        {(value) => (
          <>
            <Paper statement={value} />
            <CsvButton
              className={styles.file}
              fileName={`agent-statement-${value.startDate}-${value.endDate}`}
              table={() => [
                [t('contract.period'), t('statement.earning'), t('contract.payment'), ...statementFigures.map(headOf)],
                ...rows(value.list),
              ]}
            />
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default StatementPage
