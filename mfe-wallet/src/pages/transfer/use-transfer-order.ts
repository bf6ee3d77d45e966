import type { ApiFailure } from '@mosaic/api-client'
import { type Currency, type Minor, moneyToWire, type WalletTransfer } from '@mosaic/contracts'
import { useCanUpdate, useNavigate } from '@mosaic/ui'
import { useCacheTransfer, useRefreshBalances, useTransferMutation } from '../../api/transfers'

type TransferRequest = {
  readonly from: string
  readonly to: string
  readonly amount: Minor
  readonly currency: Currency
}

type TransferOrder = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly reset: () => void
  readonly order: (request: TransferRequest) => void
}

/** The history entry shows the status of the transfer, so that "back" never orders again. */
export const useShowTransfer = () => {
  const navigate = useNavigate()
  const cacheTransfer = useCacheTransfer()
  return (created: WalletTransfer) => {
    cacheTransfer(created)
    navigate(`/m/transfer?transferId=${encodeURIComponent(created.transferId)}`, { replace: true })
  }
}

/** Orders a transfer once; the history entry then shows its status, so that "back" never orders again. */
export const useTransferOrder = (): TransferOrder => {
  const transfer = useTransferMutation()
  const showTransfer = useShowTransfer()
  const refresh = useRefreshBalances()
  useCanUpdate(!transfer.pending)
  return {
    // Until the status replaces the form, a second press would be a second order.
    pending: transfer.pending || transfer.done,
    failure: transfer.failure,
    reset: transfer.reset,
    order: ({ from, to, amount: value, currency }) => {
      const amount = moneyToWire(value, currency)
      transfer.submit(
        {
          body: { fromAccountTypeId: from, toAccountTypeId: to, amount },
        },
        {
          onSuccess: showTransfer,
          onError: refresh,
        },
      )
    },
  }
}
