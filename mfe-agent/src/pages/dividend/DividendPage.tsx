import { EmptyState, QueryView, Screen, Section, Skeleton } from '@mosaic/ui'
import { useContractsQuery } from '../../api/contracts'
import { ContractCard } from '../../contract/ContractCard'
import { PaymentTable } from '../../contract/PaymentTable'
import { useTexts } from '../../texts'

/** The dividend contract in force, and what each period was computed from. */
const DividendPage = () => {
  const { t } = useTexts()
  return (
    <Screen title={t('contract.dividends')}>
      <Section
        icon="seal-percent"
        title={t('contract.inForce')}
        action={{ label: t('contract.manage'), to: '/m/member/agent/getDevidendContract' }}
      >
        <QueryView query={useContractsQuery('dividend')} skeleton={<Skeleton height={240} radius="m" />}>
          {({ own, currency }) => {
            const contract = own.find(({ state }) => state === 'ACTIVE')
            return contract ? (
              <ContractCard contract={contract} currency={currency} party={contract.offeredBy || t('contract.house')} />
            ) : (
              <EmptyState compact title={t('contract.none.downline')} />
            )
          }}
        </QueryView>
      </Section>
      <PaymentTable kind="dividend" />
    </Screen>
  )
}

export default DividendPage
