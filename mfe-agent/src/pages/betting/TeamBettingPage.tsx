import { gameCategories, visibleText } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import { ChoiceFilter, codesOf, oneOf, RecordPage, Totals, useCategoryText, useRecordFilters } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { TextField } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useTeamBettingQuery } from '../../api/reports'
import { useTexts } from '../../texts'
import { BetTable } from './BetTable'

const states = ['OPEN', 'SETTLED', 'CANCELLED'] as const
/** Time after the last key before the search (spec §9). */
const searchPause = 500

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
  const search = filters.value('account')
  const [typed, setTyped] = useState(search ?? '')
  useEffect(() => {
    const wanted = visibleText(typed) === '' ? undefined : visibleText(typed)
    if (wanted === search) return
    const pause = setTimeout(() => filters.choose('account', wanted), searchPause)
    return () => clearTimeout(pause)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the pause
  }, [typed])
  return (
    <RecordPage
      title={t('betting.title')}
      filters={filters}
      choices={
        <>
          <TextField
            label={t('tree.search')}
            name="search"
            type="search"
            icon="magnifying-glass"
            autoComplete="off"
            maxLength={64}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
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
        search,
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
