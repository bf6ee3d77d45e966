import { MoneyAmount, moneyOf } from '@mosaic/money'
import { DataTable, DefinitionRows, EmptyState, QueryView, Section, Skeleton } from '@mosaic/ui'
import { useEarningsTodayQuery } from '../../api/reports'
import { useTexts } from '../../texts'
import styles from './EarnedToday.module.css'

/** Rebates of today as they would be computed now, and through whom; the nightly run computes them again. */
export const EarnedToday = () => {
  const { t } = useTexts()
  return (
    <Section icon="coins" title={t('income.today')}>
      <QueryView query={useEarningsTodayQuery()} compact skeleton={<Skeleton height={168} radius="m" />}>
        {({ currency, amount, members, paid }) => {
          const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
          return (
            <>
              <DefinitionRows
                className={styles.sums}
                rows={[
                  { label: t('home.accrued'), value: money(amount), strong: true },
                  ...(['rebate', 'salary', 'dividend'] as const).map((kind) => ({
                    label: `${t(`figure.${kind}`)} · ${t('income.paid')}`,
                    value: money(paid[kind]),
                  })),
                ]}
              />
              {members.length === 0 ? (
                <EmptyState compact title={t('income.todayNone')} />
              ) : (
                <DataTable
                  label={t('income.todayTable')}
                  rows={members}
                  rowKey={({ id }) => id}
                  columns={[
                    { key: 'account', title: t('tree.member'), render: ({ account }) => account },
                    { key: 'amount', title: t('income.amount'), align: 'end', render: (row) => money(row.amount) },
                    {
                      key: 'validBet',
                      title: t('figure.validBet'),
                      align: 'end',
                      render: (row) => money(row.validBet),
                    },
                  ]}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}
