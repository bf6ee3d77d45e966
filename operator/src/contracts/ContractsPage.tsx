import type { ContractState } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { formatBasisPoints } from '@mosaic/i18n'
import { MoneySentence, moneyOf } from '@mosaic/money'
import { Link, type TagProps } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { CaseCard } from '../queue/CaseCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'

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
  const { t, tag } = useTexts()
  const moment = useMoment()
  const { kind, state, member, memberId, merchant, version, offeredBy, currency, tiers, fromAt, toAt } = contract
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
        ...tiers.map(({ rate, minTurnover, minActive }, place) => ({
          label: t('contracts.tier', { number: place + 1, rate: formatBasisPoints(rate, tag) }),
          value: (
            <MoneySentence
              values={[moneyOf(minTurnover, currency)]}
              currency={currency}
              words={(turnover = '') => t('contracts.conditions', { turnover, active: minActive })}
            />
          ),
        })),
        { label: t('asked'), value: moment(contract.offeredAt) },
        ...(fromAt ? [{ label: t('contracts.from'), value: moment(fromAt) }] : []),
        ...(toAt ? [{ label: t('contracts.to'), value: moment(toAt) }] : []),
      ]}
    />
  )
}

/** Contracts of agents; they are made between the agents themselves. */
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
