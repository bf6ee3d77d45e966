import { gameCategories } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, useMoneyText } from '@mosaic/money'
import {
  ChoiceFilter,
  codesOf,
  type DayColumn,
  DaySection,
  drawnMoney,
  oneOf,
  RecordPage,
  SearchFilter,
  Totals,
  useCategoryText,
  useRecordFilters,
} from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { useTeamBettingQuery } from '../../api/reports'
import { useTexts } from '../../texts'
import { BetTable, type BettingPage } from './BetTable'

const states = ['OPEN', 'SETTLED', 'CANCELLED'] as const

const Days = ({ page: { currency, days } }: { readonly page: BettingPage }) => {
  const { t } = useTexts()
  const moneyText = useMoneyText()
  const columns = (['net', 'stake', 'validBet', 'payout'] as const).map(
    (key): DayColumn<BettingPage['days'][number]> => ({
      key,
      title: t(`betting.${key}`),
      shown: (day) => (
        <MoneyAmount
          value={moneyOf(day[key], currency)}
          currency={currency}
          signed={key === 'net'}
          tone={key === 'net' ? 'auto' : 'plain'}
        />
      ),
      spoken: (day) => moneyText(moneyOf(day[key], currency), currency),
      drawn: (day) => drawnMoney(moneyOf(day[key], currency), currency),
    }),
  )
  return <DaySection plain days={days} charted={columns} tabled={columns} />
}

/** Bets of everybody in the team, with the filters in the address. */
const TeamBettingPage = () => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const categoryText = useCategoryText()
  const filters = useRecordFilters({
    gameType: oneOf(gameCategories),
    state: oneOf(states),
    account: codesOf(undefined),
  })
  return (
    <RecordPage
      title={t('betting.title')}
      filters={filters}
      choices={
        <>
          <SearchFilter filters={filters} name="account" label={t('tree.search')} />
          <ChoiceFilter
            filters={filters}
            name="gameType"
            label={t('betting.category')}
            all={t('betting.all')}
            textOf={categoryText}
          />
          <ChoiceFilter
            filters={filters}
            name="state"
            label={t('betting.status')}
            all={t('betting.all')}
            textOf={(state) => t(`betting.state.${state}`)}
          />
        </>
      }
      query={useTeamBettingQuery(filters.range, {
        search: filters.value('account'),
        gameType: filters.value('gameType'),
        state: filters.value('state'),
      })}
      totalsOf={(page) => {
        const { currency, footer, totalCount } = page
        return (
          <>
            <Totals
              label={t('betting.totals')}
              count={totalCount}
              currency={currency}
              totals={[
                { label: t('betting.net'), value: moneyOf(footer.net, currency), signed: true },
                { label: t('betting.stake'), value: moneyOf(footer.stake, currency) },
                { label: t('betting.validBet'), value: moneyOf(footer.validBet, currency) },
                { label: t('betting.payout'), value: moneyOf(footer.payout, currency) },
              ]}
            />
            {page.days.length > 0 ? <Days page={page} /> : null}
          </>
        )
      }}
      label={t('betting.table')}
      emptyIcon="game-controller"
      emptyTitle={t('betting.empty')}
      idOf={({ roundId }) => roundId}
      tableOf={(rows, page) => <BetTable rows={rows} page={page} />}
      csv={{
        name: 'team-betting',
        head: [
          ...[t('betting.time'), t('tree.member'), t('betting.vendor'), t('betting.game'), t('betting.category')],
          ...[t('betting.round'), t('betting.stake'), t('betting.validBet'), t('betting.payout'), t('betting.net')],
          t('betting.status'),
        ],
        row: (bet) => [
          ...[formatDate(bet.at, tag, 'dateTime', timeZone), bet.account, bet.vassalageName, bet.gameName],
          ...[bet.gameType, bet.roundId, bet.stake, bet.validBet, bet.payout, bet.net],
          t(`betting.state.${bet.state}`),
        ],
      }}
    />
  )
}

export default TeamBettingPage
