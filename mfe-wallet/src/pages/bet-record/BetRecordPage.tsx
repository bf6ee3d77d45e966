import { PeriodChips, Screen, Select } from '@mosaic/ui'
import { useState } from 'react'
import { useBetReport, useVendors } from '../../api/records'
import { RecordPages } from '../../records/RecordPages'
import { useRecordFilter } from '../../records/use-record-filter'
import { useTexts } from '../../texts'
import type { Bet } from './bet'
import { BetRow } from './BetRow'
import { BetSheet } from './BetSheet'
import { BetTotals } from './BetTotals'

const BetRecordPage = () => {
  const { t } = useTexts()
  const filter = useRecordFilter('today')
  const vassalage = filter.read('vassalage')
  const [shown, setShown] = useState<Bet | null>(null)
  const vendors = useVendors()
  const bets = useBetReport(filter.range, vassalage)
  const first = bets.data?.pages[0]
  return (
    <Screen title={t('bets.title')}>
      <PeriodChips value={filter.period} onChange={(period) => filter.write('period', period)} />
      <Select
        label={t('bets.vendor')}
        name="vassalage"
        value={vassalage}
        onChange={(event) => filter.write('vassalage', event.target.value)}
        options={[
          { value: '', label: t('bets.allVendors') },
          ...(vendors.data?.vendorNames ?? []).map(({ accountTypeName, displayName }) => ({
            value: accountTypeName,
            label: displayName,
          })),
        ]}
      />
      {first && first.list.length > 0 ? <BetTotals footer={first.footer} count={first.totalCount} /> : null}
      <RecordPages
        query={bets}
        label={t('bets.list')}
        emptyIcon="game-controller"
        emptyTitle={t('bets.empty')}
        mayWiden={filter.period !== 'month'}
        rowOf={(bet) => <BetRow key={bet.roundId} bet={bet} onOpen={() => setShown(bet)} />}
      />
      <BetSheet bet={shown} onClose={() => setShown(null)} />
    </Screen>
  )
}

export default BetRecordPage
