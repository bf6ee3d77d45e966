import type { ApiFailure } from '@mosaic/api-client'
import { moneyToWire, type Currency, type Minor } from '@mosaic/contracts'
import { toast, useCanUpdate, useNavigate } from '@mosaic/ui'
import { useKeepDeposit, useOrderDeposit } from '../../api/deposits'
import { depositIntent, leavesIntentOpen } from '../../intent/money-intent'
import { useTexts } from '../../texts'
import { openPaymentPage } from './payment-page'

const ownPath = '/m/voucherCenter'

type DepositOrder = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly order: (method: string, amount: Minor, currency: Currency) => void
}

/**
 * Orders a deposit and leaves for the provider's page. The place in the history that is left behind already shows the
 * deposit's status, so that "back" never leads to a second order.
 */
export const useDepositOrder = (): DepositOrder => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const deposit = useOrderDeposit()
  const keep = useKeepDeposit()
  useCanUpdate(!deposit.pending)
  return {
    pending: deposit.pending,
    failure: deposit.failure,
    order: (method, value, currency) => {
      const amount = moneyToWire(value, currency)
      deposit.submit(
        { body: { method, amount, returnPath: ownPath }, idempotencyKey: depositIntent.keyFor([method, amount]) },
        {
          onSuccess: (made) => {
            depositIntent.close()
            keep(made)
            navigate(`${ownPath}?depositId=${encodeURIComponent(made.depositId)}`, { replace: true })
            if (openPaymentPage(made.payUrl)) toast(t('deposit.opening'))
          },
          onError: ({ failure }) => {
            if (!leavesIntentOpen(failure)) depositIntent.close()
          },
        },
      )
    },
  }
}
