import { formatDate, formatNumber } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { categoryIcons, TimeZoneNote, useCategoryText } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { Button, Card, EmptyState, List, ListRow, QueryView, Screen, Section, Skeleton } from '@mosaic/ui'
import { useCashbackQuery } from '../../api/cashback'
import { useTexts } from '../../texts'
import { type Cashback, ClaimCard } from './ClaimCard'

const Categories = ({ cashback: { categories, currency } }: { readonly cashback: Cashback }) => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const percent = (basisPoints: number) =>
    formatNumber(basisPoints / 10_000, tag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <Section icon="list-magnifying-glass" title={t('profit.categories')}>
      <List label={t('profit.categories')}>
        {categories.map(({ gameType, validBet, rate, amount }) => (
          <ListRow
            key={gameType}
            icon={categoryIcons[gameType]}
            title={categoryText(gameType)}
            detail={
              <MoneySentence
                values={[moneyOf(validBet, currency)]}
                currency={currency}
                words={(bets = '') => t('cashback.detail', { amount: bets, rate: percent(rate) })}
              />
            }
            value={<MoneyAmount value={moneyOf(amount, currency)} currency={currency} />}
          />
        ))}
      </List>
    </Section>
  )
}

const Claims = ({ claims }: { readonly claims: Cashback['claims'] }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return (
    <Section icon="clock-counter-clockwise" title={t('cashback.history')}>
      <List label={t('cashback.history')}>
        {claims.map(({ claimId, at, amount, currency }) => (
          <ListRow
            key={claimId}
            icon="seal-percent"
            title={t('cashback.claimRow')}
            detail={formatDate(at, tag, 'dateTime', timeZone)}
            value={<MoneyAmount value={moneyOf(amount, currency)} currency={currency} signed tone="auto" />}
          />
        ))}
      </List>
      <TimeZoneNote />
    </Section>
  )
}

/** Single cashback (spec §2): cashback of settled bets since the last claim, by category. */
const CashbackPage = () => {
  const { t } = useTexts()
  return (
    <Screen title={t('cashback.title')}>
      <QueryView
        query={useCashbackQuery()}
        skeleton={<Skeleton height={196} radius="l" />}
        isEmpty={({ categories, claims }) => categories.length + claims.length === 0}
        empty={
          <Card>
            <EmptyState
              icon="seal-percent"
              title={t('cashback.emptyTitle')}
              text={t('cashback.emptyText')}
              action={<Button to="/m/gameCenter">{t('cashback.play')}</Button>}
            />
          </Card>
        }
      >
        {(cashback) => (
          <>
            <ClaimCard cashback={cashback} />
            {cashback.categories.length > 0 ? <Categories cashback={cashback} /> : null}
            {cashback.claims.length > 0 ? <Claims claims={cashback.claims} /> : null}
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default CashbackPage
