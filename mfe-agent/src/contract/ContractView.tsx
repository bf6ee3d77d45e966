import type { ContractKind } from '@mosaic/contracts'
import { useRole } from '@mosaic/session'
import { Accordion, EmptyState, QueryView, Screen, Section, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { type Contract, useContractsQuery, useRefreshContracts } from '../api/contracts'
import { useTexts } from '../texts'
import { ContractActions } from './ContractActions'
import { ContractCard } from './ContractCard'
import { OfferForm } from './OfferForm'
import { PaymentTable } from './PaymentTable'

const isLiving = ({ state }: Contract): boolean => state === 'ACTIVE' || state === 'OFFERED'

type Side = 'downline' | 'offeror'
type VersionsProps = { readonly contracts: readonly Contract[]; readonly currency: string; readonly side: Side }

/** Living versions, and the older ones folded. */
const Versions = ({ contracts, currency, side }: VersionsProps) => {
  const { t } = useTexts()
  const refresh = useRefreshContracts()
  const [openId, setOpenId] = useState<string | null>(null)
  const card = (contract: Contract) => (
    <ContractCard
      key={contract.id}
      contract={contract}
      currency={currency}
      party={side === 'offeror' ? contract.account : contract.offeredBy || t('contract.house')}
      onExpired={refresh}
    >
      <ContractActions contract={contract} side={side} />
    </ContractCard>
  )
  const over = contracts.filter((contract) => !isLiving(contract))
  const living = contracts.filter(isLiving)
  return (
    <>
      {living.map(card)}
      {living.length === 0 ? <EmptyState compact title={t(`contract.none.${side}`)} /> : null}
      {over.length > 0 ? (
        <Accordion
          level={3}
          openId={openId}
          onChange={setOpenId}
          items={[{ id: 'over', title: t('contract.over', { count: over.length }), content: over.map(card) }]}
        />
      ) : null}
    </>
  )
}

/** Contracts of one kind: the own one, what it paid and, for an agent, those offered and a new offer. */
export const ContractView = ({ kind }: { readonly kind: ContractKind }) => {
  const { t } = useTexts()
  const offers = useRole() === 'agent'
  return (
    <Screen title={t(`contract.title.${kind}`)}>
      <QueryView query={useContractsQuery(kind)} skeleton={<Skeleton height={320} radius="m" />}>
        {({ own, offered, currency }) => (
          <>
            <Section icon="seal-percent" title={t('contract.own')}>
              <Versions contracts={own} currency={currency} side="downline" />
            </Section>
            {offers ? (
              <>
                <Section icon="users-three" title={t('contract.given')}>
                  <Versions contracts={offered} currency={currency} side="offeror" />
                </Section>
                <OfferForm kind={kind} own={own.find(({ state }) => state === 'ACTIVE')} />
              </>
            ) : null}
          </>
        )}
      </QueryView>
      <PaymentTable kind={kind} />
    </Screen>
  )
}
