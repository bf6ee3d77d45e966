import type { DeskValue } from '@mosaic/contracts/desk'
import type { TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { useTermRows } from '../contracts/use-term-rows'
import { ProposalCard } from '../queue/ProposalCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useTexts } from '../texts'

type Change = DeskValue<'decideAgentChange'>

const tones: Readonly<Record<Change['state'], TagProps['tone']>> = {
  PROPOSED: 'vip',
  DONE: 'positive',
  REJECTED: 'negative',
}

const Case = ({ row }: { readonly row: Change }) => {
  const { t } = useTexts()
  const termRows = useTermRows()
  const { kind, from, to, terms, currency } = row
  return (
    <ProposalCard
      proposal={row}
      title={t(`agentChanges.${kind}`)}
      state={{ text: t(`agentChanges.state.${row.state}`), tone: tones[row.state] }}
      waits={row.state === 'PROPOSED'}
      rows={[
        ...(kind === 'move'
          ? [
              { label: t('agentChanges.from'), value: from || t('contracts.house') },
              { label: t('agentChanges.to'), value: to },
            ]
          : []),
        ...(terms
          ? [
              { label: t('agentChanges.contract'), value: t(`contracts.kind.${terms.kind}`) },
              ...termRows(terms, currency),
            ]
          : []),
      ]}
      call="decideAgentChange"
      right="agents.decide"
    />
  )
}

/** Moves of members and contracts of the house, which a second person decides. */
export const AgentChangesPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('agentChanges', { show })
  return (
    <QueuePage title={t('menu.agentChanges')} show={show} onShow={setShow} query={query} rowKey={({ id }) => id}>
      {(row) => <Case row={row} />}
    </QueuePage>
  )
}
