import { Screen, Slot, useSearchParams } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { WithdrawalStatus } from './WithdrawalStatus'
import { WithdrawChoice } from './WithdrawChoice'

/** Two views of one address: the request, and with `?withdrawId=` what became of it. */
const WithdrawPage = () => {
  const { t } = useTexts()
  const withdrawId = useSearchParams()[0].get('withdrawId')
  return (
    <Screen title={t('withdraw.title')}>
      {withdrawId ? null : <Slot name="wallet.bonus" />}
      {withdrawId ? <WithdrawalStatus key={withdrawId} withdrawId={withdrawId} /> : <WithdrawChoice />}
    </Screen>
  )
}

export default WithdrawPage
