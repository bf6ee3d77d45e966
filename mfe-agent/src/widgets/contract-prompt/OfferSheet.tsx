import { Button, Sheet, useTurn } from '@mosaic/ui'
import { useState } from 'react'
import { useContractsQuery, useRefreshContracts } from '../../api/contracts'
import { ContractActions } from '../../contract/ContractActions'
import { ContractCard } from '../../contract/ContractCard'
import { useTexts } from '../../texts'
import styles from './OfferSheet.module.css'

/** Offers that were postponed; the next visit of the site asks again. */
const postponed = new Set<string>()

/** One pending offer at a time: accept, decline or later. */
export const OfferSheet = () => {
  const { t } = useTexts()
  const refresh = useRefreshContracts()
  const { data } = useContractsQuery()
  const [, setLater] = useState(0)
  const pending = (data?.own ?? []).filter(({ id, state }) => state === 'OFFERED' && !postponed.has(id))
  const offer = pending[pending.length - 1]
  const open = useTurn(offer !== undefined)
  if (!data || !offer) return null
  const later = () => {
    postponed.add(offer.id)
    setLater((count) => count + 1)
  }
  return (
    <Sheet
      open={open}
      onClose={later}
      title={t('contract.prompt')}
      footer={
        <Button block variant="ghost" onClick={later}>
          {t('contract.later')}
        </Button>
      }
    >
      <p className={styles.kind}>{t(`contract.title.${offer.kind}`)}</p>
      <ContractCard
        contract={offer}
        currency={data.currency}
        party={offer.offeredBy || t('contract.house')}
        onExpired={refresh}
      >
        <ContractActions key={offer.id} contract={offer} side="downline" />
      </ContractCard>
    </Sheet>
  )
}
