import { Screen, Slot, useSearchParams } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { TransferChoice } from './TransferChoice'
import { TransferStatus } from './TransferStatus'

/** Two views of one address: the wallets, and with `?transferId=` what became of a transfer. */
const TransferPage = () => {
  const { t } = useTexts()
  const transferId = useSearchParams()[0].get('transferId')
  return (
    <Screen title={t('transfer.title')}>
      {transferId ? null : <Slot name="wallet.bonus" />}
      {transferId ? <TransferStatus key={transferId} transferId={transferId} /> : <TransferChoice />}
    </Screen>
  )
}

export default TransferPage
