import type { ApiFailureError } from '@mosaic/api-client'
import type { ViewedQuery } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { pollDelay } from './poll-delay'

type StatusQuery<T> = ViewedQuery<T> & {
  readonly error: ApiFailureError | null
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
}

type PolledOrder<T> = {
  /** Fetches the order; repeats every `interval` ms unless it is false. */
  readonly useStatusQuery: (interval: number | false) => StatusQuery<T>
  readonly isOpen: (order: T) => boolean
  /** Error code of an order that does not exist. */
  readonly unknownCode: string
  /** Called once for each state, the first included. */
  readonly onState: (order: T) => void
}

/** Polls a deposit, withdrawal or transfer until its final state. */
export const usePolledOrder = <T extends { readonly state: string }>({
  useStatusQuery,
  isOpen,
  unknownCode,
  onState,
}: PolledOrder<T>): ViewedQuery<T> => {
  const [answers, setAnswers] = useState(0)
  const [final, setFinal] = useState(false)
  const reportedState = useRef<string | null>(null)
  const query = useStatusQuery(final ? false : pollDelay(answers))
  const { data, error, dataUpdatedAt, errorUpdatedAt } = query
  const unknown = error?.failure.code === unknownCode

  useEffect(() => {
    if (dataUpdatedAt > 0 || errorUpdatedAt > 0) setAnswers((count) => count + 1)
  }, [dataUpdatedAt, errorUpdatedAt])

  useEffect(() => {
    setFinal(unknown || (data !== undefined && !isOpen(data)))
    if (!data || reportedState.current === data.state) return
    reportedState.current = data.state
    onState(data)
  }, [data, unknown, isOpen, onState])

  return query
}
