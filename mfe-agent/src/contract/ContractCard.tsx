import type { ContractState } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Card, Countdown, DefinitionRows, Tag, type TagProps } from '@mosaic/ui'
import type { ReactNode } from 'react'
import type { Contract } from '../api/contracts'
import { useTexts } from '../texts'
import styles from './ContractCard.module.css'
import { Preview } from './Preview'
import { TierTable } from './TierTable'

const tones: Readonly<Record<ContractState, TagProps['tone']>> = {
  OFFERED: 'vip',
  ACTIVE: 'positive',
  DECLINED: 'negative',
  EXPIRED: 'muted',
  WITHDRAWN: 'muted',
  SUPERSEDED: 'muted',
  TERMINATED: 'negative',
}

type ContractCardProps = {
  readonly contract: Contract
  readonly currency: string
  /** Who is on the other side. */
  readonly party: string
  readonly onExpired?: () => void
  readonly children?: ReactNode
}

/** One version of a contract with everything that was agreed. */
export const ContractCard = ({ contract, currency, party, onExpired, children }: ContractCardProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const moment = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  const { version, state, tiers, period, negative, stackable, offeredAt, offerEndsAt, answeredAt, fromAt, toAt } =
    contract
  const name = t('contract.version', { version })
  return (
    <Card role="group" aria-label={`${party} · ${name}`} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.party}>{party}</span>
        <Tag tone={tones[state]}>{t(`contract.state.${state}`)}</Tag>
      </div>
      <TierTable tiers={tiers} currency={currency} />
      <DefinitionRows
        rows={[
          { label: t('contract.versionLabel'), value: String(version) },
          ...(period ? [{ label: t('contract.period'), value: t(`contract.periods.${period}`) }] : []),
          ...(negative ? [{ label: t('contract.negative'), value: t(`contract.negatives.${negative}`) }] : []),
          ...(period ? [] : [{ label: t('contract.stackable'), value: t(stackable ? 'contract.yes' : 'contract.no') }]),
          { label: t('contract.offeredAt'), value: moment(offeredAt) },
          ...(answeredAt ? [{ label: t('contract.answeredAt'), value: moment(answeredAt) }] : []),
          ...(fromAt ? [{ label: t('contract.from'), value: moment(fromAt) }] : []),
          ...(toAt ? [{ label: t('contract.to'), value: moment(toAt) }] : []),
          ...(state === 'OFFERED'
            ? [
                {
                  label: t('contract.timeLeft'),
                  value: <Countdown label={t('contract.timeLeft')} until={offerEndsAt} onEnd={onExpired} />,
                },
              ]
            : []),
        ]}
      />
      {state === 'OFFERED' ? (
        <Preview body={() => ({ contractId: contract.id })} isHourly={contract.kind === 'hourlySalary'} />
      ) : null}
      {children}
    </Card>
  )
}
