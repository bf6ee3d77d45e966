import { OrderCheck } from '@mosaic/forms'
import { Button, Card, EmptyState, QueryView, Skeleton } from '@mosaic/ui'
import { useBalancesQuery, useMerchantWalletQuery, useRefreshBalances } from '../../api/transfers'
import { useTexts } from '../../texts'
import { TransferAllButton } from './TransferAllButton'
import { BalancesCard } from './BalancesCard'
import { TransferForm } from './TransferForm'
import { useShowTransfer } from './use-transfer-order'
import { useVendorRefresh } from './use-vendor-refresh'

/** Balances of the wallets, and transfers between them. */
export const TransferChoice = () => {
  const { t } = useTexts()
  const wallets = useMerchantWalletQuery()
  const balances = useBalancesQuery()
  const showTransfer = useShowTransfer()
  const refresh = useRefreshBalances()
  const vendorRefresh = useVendorRefresh(wallets.data?.isSingle === false)
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
        <QueryView query={balances} skeleton={<Skeleton height={240} radius="l" />}>
          {(held) => (
            <>
              <BalancesCard balances={held} vendorRefresh={vendorRefresh} />
              <OrderCheck names={['walletTransfer']} onDone={showTransfer} onRefused={refresh}>
                <TransferForm balances={held} vendors={vendors} />
              </OrderCheck>
              <TransferAllButton balances={held} onUnanswered={vendorRefresh.setUnanswered} />
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
