import type { DeskValue } from '@mosaic/contracts/desk'
import { MoneyAmount, moneyOf, MoneyText } from '@mosaic/money'
import type { TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { ProposalCard } from '../queue/ProposalCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

type FreeRounds = DeskValue<'decideFreeRounds'>

const tones: Record<FreeRounds['state'], TagProps['tone']> = {
  PROPOSED: 'vip',
  GRANTED: 'positive',
  REJECTED: 'negative',
}

/** Proposals from a member's sheet, which a second person decides. */
export const FreeRoundsPage = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('freeRounds', { show })
  return (
    <QueuePage title={t('menu.freeRounds')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => (
        <ProposalCard
          proposal={row}
          title={
            <>
              {row.rounds} × <MoneyText value={moneyOf(row.stake, row.currency)} currency={row.currency} />
            </>
          }
          state={{ text: t(`freeRounds.state.${row.state}`), tone: tones[row.state] }}
          waits={row.state === 'PROPOSED'}
          rows={[
            { label: t('freeRounds.game'), value: row.gameName },
            { label: t('freeRounds.until'), value: moment(row.expiresAt) },
            ...(row.state === 'GRANTED'
              ? [
                  { label: t('freeRounds.played'), value: `${row.played} / ${row.rounds}` },
                  {
                    label: t('freeRounds.won'),
                    value: <MoneyAmount value={moneyOf(row.won, row.currency)} currency={row.currency} />,
                  },
                ]
              : []),
          ]}
          call="decideFreeRounds"
          right="free-rounds.decide"
        />
      )}
    </QueuePage>
  )
}
