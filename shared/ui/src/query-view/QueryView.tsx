import type { ReactNode } from 'react'
import { ErrorState, type ShownError } from '../state/ErrorState'

/** What TanStack's queries and pages give, as far as a view needs it. */
export type ViewedQuery<T> = {
  readonly data: T | undefined
  readonly error: { readonly failure: ShownError } | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export type QueryViewProps<T> = {
  readonly query: ViewedQuery<T>
  /** The shape of what comes, so that nothing moves when it is there. */
  readonly skeleton: ReactNode
  /** A failure in one line, inside a card or a rail. */
  readonly compact?: boolean
  readonly isEmpty?: (data: T) => boolean
  /** Puts a failure where the answer would have been, for instance under its heading. */
  readonly frame?: (failure: ReactNode) => ReactNode
  /** Stands in the place of an answer that holds nothing. */
  readonly empty?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** One way to show what is asked of the gateway: on its way, failed with a way to try again, empty, or there. Known data stays while it is asked for anew. */
export const QueryView = <T,>({
  query: { data, error, isFetching, refetch },
  skeleton,
  compact,
  frame = (failure) => failure,
  isEmpty,
  empty,
  children,
}: QueryViewProps<T>): ReactNode =>
  data !== undefined
    ? isEmpty?.(data)
      ? empty
      : children(data)
    : error && !isFetching
      ? frame(<ErrorState compact={compact} error={error.failure} onRetry={() => void refetch()} />)
      : skeleton
