import type { DeskValue } from '@mosaic/contracts/desk'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import type { TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { ProposalCard } from '../queue/ProposalCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useTexts } from '../texts'

type Adjustment = DeskValue<'decideAdjustment'>

const tones: Record<Adjustment['state'], TagProps['tone']> = {
  PROPOSED: 'vip',
  POSTED: 'positive',
  REJECTED: 'negative',
}

/** Proposals from a member's sheet, which a second person decides. */
export const AdjustmentsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('adjustments', { show })
  return (
    <QueuePage title={t('menu.adjustments')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => (
        <ProposalCard
          proposal={row}
          title={<MoneyAmount value={moneyOf(row.amount, row.currency)} currency={row.currency} signed tone="auto" />}
          state={{ text: t(`adjustments.state.${row.state}`), tone: tones[row.state] }}
          waits={row.state === 'PROPOSED'}
          call="decideAdjustment"
          right="adjustments.decide"
        />
      )}
    </QueuePage>
  )
}
