import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneyAmount, MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { EmptyState, List, ListRow, QueryView, Section, Skeleton } from '@mosaic/ui'
import { type GivenRain, useGivenRainsQuery } from '../../api/red-rain'
import { useTexts } from '../../texts'

const Row = ({ rain }: { readonly rain: GivenRain }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency, claimed, envelopes, claimedAmount, returned, isOver } = rain
  return (
    <ListRow
      icon="hand-coins"
      title={formatDate(rain.startsAt, tag, 'dateTime', timeZone)}
      detail={
        <>
          {t('rain.caught', { claimed, envelopes })}
          {' · '}
          <MoneySentence
            values={[moneyOf(isOver ? returned : claimedAmount, currency)]}
            currency={currency}
            words={(amount = '') => t(isOver ? 'rain.returned' : 'rain.caughtAmount', { amount })}
          />
        </>
      }
      value={<MoneyAmount value={moneyOf(rain.total, currency)} currency={currency} />}
    />
  )
}

/** The agent's rains with what was caught of each. */
export const GivenRains = () => {
  const { t } = useTexts()
  return (
    <Section icon="clock-counter-clockwise" title={t('rain.list')}>
      <QueryView
        query={useGivenRainsQuery()}
        skeleton={<Skeleton height={168} radius="m" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="hand-coins" title={t('rain.none')} />}
      >
        {({ list }) => (
          <List label={t('rain.list')}>
            {list.map((rain) => (
              <Row key={rain.rainId} rain={rain} />
            ))}
          </List>
        )}
      </QueryView>
    </Section>
  )
}
