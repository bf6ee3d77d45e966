import type { ContractState } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { Link, type TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import { CaseCard } from '../queue/CaseCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { EndContract } from './EndContract'
import { useTermRows } from './use-term-rows'

type Contract = DeskValue<'contracts'>['list'][number]

const tones: Readonly<Record<ContractState, TagProps['tone']>> = {
  OFFERED: 'vip',
  ACTIVE: 'positive',
  DECLINED: 'negative',
  EXPIRED: 'muted',
  WITHDRAWN: 'muted',
  SUPERSEDED: 'muted',
  TERMINATED: 'muted',
}

const Card = ({ contract }: { readonly contract: Contract }) => {
  const { t } = useTexts()
  const moment = useMoment()
  const mayDo = useMayDo()
  const termRows = useTermRows()
  const { kind, state, member, memberId, merchant, version, offeredBy, currency, fromAt, toAt } = contract
  const title = t(`contracts.kind.${kind}`)
  return (
    <CaseCard
      label={`${title} · ${member} · ${version}`}
      title={title}
      state={{ text: t(`contracts.state.${state}`), tone: tones[state] }}
      rows={[
        { label: t('member'), value: <Link to={`/members/${memberId}`}>{`${member} · ${merchant}`}</Link> },
        { label: t('contracts.offeredBy'), value: offeredBy || t('contracts.house') },
        { label: t('contracts.version'), value: String(version) },
        ...termRows(contract, currency),
        { label: t('asked'), value: moment(contract.offeredAt) },
        ...(fromAt ? [{ label: t('contracts.from'), value: moment(fromAt) }] : []),
        ...(toAt ? [{ label: t('contracts.to'), value: moment(toAt) }] : []),
      ]}
    >
      {offeredBy === '' && (state === 'OFFERED' || state === 'ACTIVE') && mayDo('agents.propose') ? (
        <EndContract contractId={contract.id} />
      ) : null}
    </CaseCard>
  )
}

/** Contracts of agents. Those of the house are offered at the agent's sheet and ended here. */
export const ContractsPage = () => {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('contracts', { show })
  return (
    <QueuePage
      title={t('menu.contracts')}
      show={show}
      onShow={setShow}
      query={query}
      rowKey={({ id }) => id}
      waiting={t('contracts.living')}
    >
      {(contract) => <Card contract={contract} />}
    </QueuePage>
  )
}
