import { gameCategories } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import {
  ChoiceFilter,
  codesOf,
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
import { BetTable } from './BetTable'

const states = ['OPEN', 'SETTLED', 'CANCELLED'] as const
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
      totalsOf={({ currency, footer, totalCount }) => (
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
      )}
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
