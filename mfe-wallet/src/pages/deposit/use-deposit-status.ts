import type { ApiFailure } from '@mosaic/api-client'
import type { Deposit } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { useEffect, useRef, useState } from 'react'
import { useDepositAnswer } from '../../api/deposits'
import { pollDelay } from './poll-delay'

type DepositStatus = {
  readonly deposit: Deposit | null
  readonly failure: ApiFailure | null
  readonly retry: () => void
}

/** Looks after a deposit until it has a final state, and tells the house once when it is settled. */
export const useDepositStatus = (depositId: string): DepositStatus => {
  const [answers, setAnswers] = useState(0)
  const [final, setFinal] = useState(false)
  const announced = useRef(false)
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useDepositAnswer(
    depositId,
    final ? false : pollDelay(answers),
  )
  const unknown = error?.failure.code === 'deposit.unknown'

  useEffect(() => {
    if (dataUpdatedAt > 0 || errorUpdatedAt > 0) setAnswers((count) => count + 1)
  }, [dataUpdatedAt, errorUpdatedAt])

  useEffect(() => {
    setFinal(unknown || (data !== undefined && data.state !== 'PENDING'))
    if (data?.state !== 'SETTLED' || announced.current) return
    announced.current = true
    bus.emit('deposit.settled@1', { depositId: data.depositId, amount: data.amount, currency: data.currency })
  }, [data, unknown])

  return {
    deposit: data ?? null,
    failure: data || isFetching ? null : (error?.failure ?? null),
    retry: () => void refetch(),
  }
}
