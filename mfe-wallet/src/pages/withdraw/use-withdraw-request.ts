import type { ApiFailure } from '@mosaic/api-client'
import { moneyToWire, type Currency, type Minor, type Withdrawal } from '@mosaic/contracts'
import { useCanUpdate, useNavigate } from '@mosaic/ui'
import { useCacheWithdrawal, useInvalidateWithdrawSettings, useWithdrawMutation } from '../../api/withdrawals'

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

/** The history entry shows the status of the withdrawal, so that "back" never requests again. */
export const useShowWithdrawal = () => {
  const navigate = useNavigate()
  const cacheWithdrawal = useCacheWithdrawal()
  return (created: Withdrawal) => {
    cacheWithdrawal(created)
    navigate(`/m/withdraw?withdrawId=${encodeURIComponent(created.withdrawId)}`, { replace: true })
  }
}

/** Requests a withdrawal once; the history entry then shows its status, so that "back" never requests again. */
export const useWithdrawRequest = (): WithdrawRequest => {
  const withdraw = useWithdrawMutation()
  const showWithdrawal = useShowWithdrawal()
  const invalidateSettings = useInvalidateWithdrawSettings()
  useCanUpdate(!withdraw.pending)
  return {
    // Until the status replaces the form, a second press would be a second request.
    pending: withdraw.pending || withdraw.done,
    failure: withdraw.failure,
    reset: withdraw.reset,
    request: ({ bankCardId, amount: value, currency, password }) => {
      const amount = moneyToWire(value, currency)
      withdraw.submit(
        { body: { amount, bankCardId, password } },
        { onSuccess: showWithdrawal, onError: invalidateSettings },
      )
    },
  }
}
