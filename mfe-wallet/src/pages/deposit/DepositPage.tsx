import { Screen, useSearchParams } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { DepositChoice } from './DepositChoice'
import { DepositStatus } from './DepositStatus'

/** Two views of one address: the choice of an amount, and with `?depositId=` what became of it. */
const DepositPage = () => {
  const { t } = useTexts()
  const depositId = useSearchParams()[0].get('depositId')
  return (
    <Screen title={t('deposit.title')}>
      {depositId ? <DepositStatus key={depositId} depositId={depositId} /> : <DepositChoice />}
    </Screen>
  )
}

export default DepositPage
