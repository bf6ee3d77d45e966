import type { ApiFailure } from '@mosaic/api-client'
import { type Currency, type Minor, moneyToWire } from '@mosaic/contracts'
import { useCanUpdate, useNavigate } from '@mosaic/ui'
import { useKeepTransfer, useRefreshTransfers, useTransfer } from '../../api/transfers'
import { leavesIntentOpen, transferIntent } from '../../intent/money-intent'

export type TransferWish = {
  readonly from: string
  readonly to: string
  readonly amount: Minor
  readonly currency: Currency
}

type TransferOrder = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly reset: () => void
  readonly order: (wish: TransferWish) => void
}

/** Orders a transfer once; the place in the history that is left behind shows its status, so that "back" never orders again. */
export const useTransferOrder = (): TransferOrder => {
  const navigate = useNavigate()
  const transfer = useTransfer()
  const keep = useKeepTransfer()
  const refresh = useRefreshTransfers()
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
          onSuccess: (made) => {
            transferIntent.close()
            keep(made)
            navigate(`/m/transfer?transferId=${encodeURIComponent(made.transferId)}`, { replace: true })
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
