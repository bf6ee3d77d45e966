import type { Deposit } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import type { ViewedQuery } from '@mosaic/ui'
import { useDepositStatusQuery } from '../../api/deposits'
import { usePolledOrder } from '../../order/use-polled-order'

export const unknownDeposit = 'deposit.unknown'

const isOpen = ({ state }: Deposit): boolean => state === 'PENDING' || state === 'REVIEW'

const emitSettled = ({ depositId, amount, currency, state }: Deposit): void => {
  if (state === 'SETTLED') bus.emit('deposit.settled@1', { depositId, amount, currency })
}

/** Polls a deposit until its final state and emits `deposit.settled@1` once. */
export const useDepositStatus = (depositId: string): ViewedQuery<Deposit> =>
  usePolledOrder({
    useStatusQuery: (interval) => useDepositStatusQuery(depositId, interval),
    isOpen,
    unknownCode: unknownDeposit,
    onState: emitSettled,
  })
