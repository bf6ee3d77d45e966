import type { ApiFailure } from '@mosaic/api-client'
import { type Currency, type Minor, moneyToWire } from '@mosaic/contracts'
import { useCanUpdate, useNavigate } from '@mosaic/ui'
import { useCacheTransfer, useRefreshBalances, useTransferMutation } from '../../api/transfers'
import { leavesIntentOpen, transferIntent } from '../../intent/money-intent'

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

/** Orders a transfer once; the history entry then shows its status, so that "back" never orders again. */
export const useTransferOrder = (): TransferOrder => {
  const navigate = useNavigate()
  const transfer = useTransferMutation()
  const cacheTransfer = useCacheTransfer()
  const refresh = useRefreshBalances()
  useCanUpdate(!transfer.pending)
  return {
    pending: transfer.pending,
    failure: transfer.failure,
    reset: transfer.reset,
    order: ({ from, to, amount: value, currency }) => {
      const amount = moneyToWire(value, currency)
      transfer.submit(
        {
          body: { fromAccountTypeId: from, toAccountTypeId: to, amount },
          idempotencyKey: transferIntent.keyFor([from, to, amount]),
        },
        {
          onSuccess: (created) => {
            transferIntent.close()
            cacheTransfer(created)
            navigate(`/m/transfer?transferId=${encodeURIComponent(created.transferId)}`, { replace: true })
          },
          onError: ({ failure }) => {
            if (leavesIntentOpen(failure)) return
            transferIntent.close()
            refresh()
          },
        },
      )
    },
  }
}
