import { ChoiceFilter, codesOf, RecordPage, useRecordFilters } from '@mosaic/records'
import { useState } from 'react'
import { useBetReport, useVendors } from '../../api/records'
import { useTexts } from '../../texts'
import type { Bet } from './bet'
import { BetRow } from './BetRow'
import { BetSheet } from './BetSheet'
import { BetTotals } from './BetTotals'

const BetRecordPage = () => {
  const { t } = useTexts()
  const [shown, setShown] = useState<Bet | null>(null)
  const vendors = useVendors().data?.vendorNames
  const filters = useRecordFilters('today', {
    vassalage: codesOf(vendors?.map(({ accountTypeName }) => accountTypeName)),
  })
  return (
    <RecordPage
      title={t('bets.title')}
      filters={filters}
      choices={
        <ChoiceFilter
          filters={filters}
          name="vassalage"
          label={t('bets.vendor')}
          all={t('bets.allVendors')}
          textOf={(code) => vendors?.find(({ accountTypeName }) => accountTypeName === code)?.displayName ?? code}
        />
      }
      query={useBetReport(filters.range, filters.value('vassalage'))}
      totalsOf={({ footer, totalCount }) => <BetTotals footer={footer} count={totalCount} />}
      label={t('bets.list')}
      emptyIcon="game-controller"
      emptyTitle={t('bets.empty')}
      rowOf={(bet) => <BetRow key={bet.roundId} bet={bet} onOpen={() => setShown(bet)} />}
    >
      <BetSheet bet={shown} onClose={() => setShown(null)} />
    </RecordPage>
  )
}

export default BetRecordPage
