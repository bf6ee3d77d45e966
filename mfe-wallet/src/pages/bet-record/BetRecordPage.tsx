import { gameCategories } from '@mosaic/contracts'
import { ChoiceFilter, codesOf, oneOf, RecordPage, useCategoryText, useRecordFilters } from '@mosaic/records'
import { useState } from 'react'
import { useBetReportQuery, useVendorsQuery } from '../../api/records'
import { useCsvTime } from '../../order/use-csv-time'
import { useTexts } from '../../texts'
import { stateTones, type Bet } from './bet'
import { BetRow } from './BetRow'
import { BetSheet } from './BetSheet'
import { BetTotals } from './BetTotals'

const states = Object.keys(stateTones) as readonly Bet['state'][]

const BetRecordPage = () => {
  const { t } = useTexts()
  const categoryText = useCategoryText()
  const csvTime = useCsvTime()
  const [shown, setShown] = useState<Bet | null>(null)
  const vendors = useVendorsQuery().data?.vendorNames
  const filters = useRecordFilters({
    gameType: oneOf(gameCategories),
    vassalage: codesOf(vendors?.map(({ accountTypeName }) => accountTypeName)),
    state: oneOf(states),
  })
  const chosen = {
    gameType: filters.value('gameType'),
    vassalage: filters.value('vassalage'),
    state: filters.value('state'),
  }
  return (
    <RecordPage
      title={t('bets.title')}
      filters={filters}
      choices={
        <>
          <ChoiceFilter
            filters={filters}
            name="gameType"
            label={t('profit.category')}
            all={t('bets.all')}
            textOf={categoryText}
          />
          <ChoiceFilter
            filters={filters}
            name="vassalage"
            label={t('bets.vendor')}
            all={t('bets.all')}
            textOf={(code) => vendors?.find(({ accountTypeName }) => accountTypeName === code)?.displayName ?? code}
          />
          <ChoiceFilter
            filters={filters}
            name="state"
            label={t('bets.status')}
            all={t('bets.all')}
            textOf={(state) => t(`bets.state.${state}`)}
          />
        </>
      }
      query={useBetReportQuery(filters.range, chosen)}
      totalsOf={({ footer, totalCount }) => <BetTotals footer={footer} count={totalCount} />}
      label={t('bets.list')}
      emptyIcon="game-controller"
      emptyTitle={t('bets.empty')}
      csv={{
        name: 'bets',
        head: [
          ...[t('bets.round'), t('bets.placedAt'), t('bets.settledAt'), t('bets.game'), t('bets.vendor')],
          ...[t('profit.category'), t('bets.status'), t('bets.stake'), t('bets.freeStake'), t('bets.validBet')],
          ...[t('bets.payout'), t('bets.net'), t('wallets.currency'), t('bets.bonusStake'), t('bets.bonusPayout')],
        ],
        row: (bet) => [
          ...[bet.roundId, csvTime(bet.at), csvTime(bet.settledAt), bet.gameName, bet.vassalageName],
          ...[bet.gameType, t(`bets.state.${bet.state}`), bet.stake, bet.freeStake ?? '', bet.validBet],
          ...[bet.payout, bet.net, bet.currency, bet.bonusStake ?? '', bet.bonusPayout ?? ''],
        ],
      }}
      idOf={({ vassalage, roundId }) => `${vassalage} ${roundId}`}
      rowOf={(bet) => <BetRow key={bet.roundId} bet={bet} onOpen={() => setShown(bet)} />}
    >
      <BetSheet bet={shown} onClose={() => setShown(null)} />
    </RecordPage>
  )
}

export default BetRecordPage
