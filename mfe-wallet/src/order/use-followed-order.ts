import type { ApiFailure, ApiFailureError } from '@mosaic/api-client'
import { useEffect, useRef, useState } from 'react'
import { pollDelay } from './poll-delay'

type Answer<T> = {
  readonly data: T | undefined
  readonly error: ApiFailureError | null
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type Following<T> = {
  /** Asks for the order, again after this pause. */
  readonly useAnswer: (pause: number | false) => Answer<T>
  readonly isOpen: (order: T) => boolean
  /** The code of an order that does not exist. */
  readonly unknown: string
  /** Told once of every state, also of the first one. */
  readonly onState: (order: T) => void
}

export type FollowedOrder<T> = {
  readonly order: T | null
  readonly failure: ApiFailure | null
  readonly retry: () => void
}

/** Looks after a deposit or a withdrawal until it has a final state. */
export const useFollowedOrder = <T extends { readonly state: string }>({
  useAnswer,
  isOpen,
  unknown: unknownCode,
  onState,
}: Following<T>): FollowedOrder<T> => {
  const [answers, setAnswers] = useState(0)
  const [final, setFinal] = useState(false)
  const told = useRef<string | null>(null)
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useAnswer(
    final ? false : pollDelay(answers),
  )
  const unknown = error?.failure.code === unknownCode

  useEffect(() => {
    if (dataUpdatedAt > 0 || errorUpdatedAt > 0) setAnswers((count) => count + 1)
  }, [dataUpdatedAt, errorUpdatedAt])

  useEffect(() => {
    setFinal(unknown || (data !== undefined && !isOpen(data)))
    if (!data || told.current === data.state) return
    told.current = data.state
    onState(data)
  }, [data, unknown, isOpen, onState])

  return {
    order: data ?? null,
    failure: data || isFetching ? null : (error?.failure ?? null),
    retry: () => void refetch(),
  }
}
