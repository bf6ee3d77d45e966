import { Button, Card, EmptyState, QueryView, Skeleton } from '@mosaic/ui'
import { useFunds, useMerchantWallet } from '../../api/transfers'
import { useTexts } from '../../texts'
import { BringBackButton } from './BringBackButton'
import { FundsCard } from './FundsCard'
import { TransferForm } from './TransferForm'
import { useRenewal } from './use-renewal'

/** Where the money is, and how it goes from one wallet to another. */
export const TransferChoice = () => {
  const { t } = useTexts()
  const wallets = useMerchantWallet()
  const funds = useFunds()
  const renewal = useRenewal(wallets.data?.isSingle === false)
  return (
    <QueryView
      query={wallets}
      skeleton={<Skeleton height={240} radius="l" />}
      isEmpty={({ isSingle }) => isSingle}
      empty={
        <Card>
          <EmptyState icon="wallet" title={t('transfer.single')} text={t('transfer.singleText')} />
        </Card>
      }
    >
      {({ wallets: vendors }) => (
        <QueryView query={funds} skeleton={<Skeleton height={240} radius="l" />}>
          {(held) => (
            <>
              <FundsCard funds={held} renewal={renewal} />
              <TransferForm funds={held} vendors={vendors} />
              <BringBackButton funds={held} onSilent={renewal.heard} />
              <Button variant="ghost" icon="receipt" block to="/m/transfer/record">
                {t('transfers.title')}
              </Button>
            </>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
