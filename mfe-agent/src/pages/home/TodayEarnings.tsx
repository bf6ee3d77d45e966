import { addMinor, type Minor, zero } from '@mosaic/contracts'
import { MoneyAmount, MoneySentence, moneyOf } from '@mosaic/money'
import { List, ListRow, QueryView, Section, Skeleton } from '@mosaic/ui'
import { type EarningsToday, useEarningsTodayQuery } from '../../api/reports'
import { useTexts } from '../../texts'

/** Null where an amount cannot be read: no sum is shown then. */
const paidSum = ({ paid, currency }: EarningsToday): Minor | null =>
  [paid.rebate, paid.salary, paid.dividend].reduce<Minor | null>((sum, wire) => {
    const amount = moneyOf(wire, currency)
    return sum === null || amount === null ? null : addMinor(sum, amount)
  }, zero)

/** One tap leads to whom it came from. */
export const TodayEarnings = () => {
  const { t } = useTexts()
  return (
    <Section title={t('home.earned')} action={{ label: t('home.earnedFrom'), to: '/m/member/teamRebate' }}>
      <QueryView query={useEarningsTodayQuery()} compact skeleton={<Skeleton height={72} radius="m" />}>
        {(earned) => (
          <List label={t('home.earned')}>
            <ListRow
              icon="coins"
              title={t('home.accrued')}
              detail={
                <MoneySentence
                  values={[paidSum(earned)]}
                  currency={earned.currency}
                  words={(amount = '') => t('home.paidToday', { amount })}
                />
              }
              value={<MoneyAmount value={moneyOf(earned.amount, earned.currency)} currency={earned.currency} />}
              to="/m/member/teamRebate"
            />
          </List>
        )}
      </QueryView>
    </Section>
  )
}
