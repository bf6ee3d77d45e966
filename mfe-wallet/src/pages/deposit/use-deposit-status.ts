import type { Deposit } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { useDepositAnswer } from '../../api/deposits'
import { useFollowedOrder, type FollowedOrder } from '../../order/use-followed-order'

const isOpen = ({ state }: Deposit): boolean => state === 'PENDING' || state === 'REVIEW'

const onState = ({ depositId, amount, currency, state }: Deposit): void => {
  if (state === 'SETTLED') bus.emit('deposit.settled@1', { depositId, amount, currency })
}

/** Looks after a deposit until it has a final state, and tells the house once when it is settled. */
export const useDepositStatus = (depositId: string): FollowedOrder<Deposit> =>
  useFollowedOrder({
    useAnswer: (pause) => useDepositAnswer(depositId, pause),
    isOpen,
    unknown: 'deposit.unknown',
    onState,
  })
