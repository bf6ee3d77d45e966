import type { ApiFailure } from '@mosaic/api-client'
import { moneyToWire, type Currency, type Minor } from '@mosaic/contracts'
import { useCanUpdate, useNavigate } from '@mosaic/ui'
import { useCacheWithdrawal, useInvalidateWithdrawSettings, useWithdrawMutation } from '../../api/withdrawals'
import { leavesIntentOpen, withdrawalIntent } from '../../intent/money-intent'

type WithdrawRequest = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly reset: () => void
  readonly request: (request: {
    readonly bankCardId: string
    readonly amount: Minor
    readonly currency: Currency
    readonly password: string
  }) => void
}

/** Requests a withdrawal once; the history entry then shows its status, so that "back" never requests again. */
export const useWithdrawRequest = (): WithdrawRequest => {
  const navigate = useNavigate()
  const withdraw = useWithdrawMutation()
  const cacheWithdrawal = useCacheWithdrawal()
  const invalidateSettings = useInvalidateWithdrawSettings()
  useCanUpdate(!withdraw.pending)
  return {
    pending: withdraw.pending,
    failure: withdraw.failure,
    reset: withdraw.reset,
    request: ({ bankCardId, amount: value, currency, password }) => {
      const amount = moneyToWire(value, currency)
      withdraw.submit(
        { body: { amount, bankCardId, password }, idempotencyKey: withdrawalIntent.keyFor([bankCardId, amount]) },
        {
          onSuccess: (created) => {
            withdrawalIntent.close()
            cacheWithdrawal(created)
            navigate(`/m/withdraw?withdrawId=${encodeURIComponent(created.withdrawId)}`, { replace: true })
          },
          onError: ({ failure }) => {
            if (leavesIntentOpen(failure)) return
            withdrawalIntent.close()
            invalidateSettings()
          },
        },
      )
    },
  }
}
