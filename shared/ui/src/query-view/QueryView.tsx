import type { ReactNode } from 'react'
import { ErrorState } from '../state/ErrorState'
import { isNotHere, type ShownError } from '../state/shown-error'

/** The part of a TanStack query that a view needs. */
export type ViewedQuery<T> = {
  readonly data: T | undefined
  readonly error: { readonly failure: ShownError } | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export type QueryViewProps<T> = {
  readonly query: ViewedQuery<T>
  /** Has the size of the content, so that the page does not move when the answer arrives. */
  readonly skeleton: ReactNode
  /** Shows a failure in one line, inside a card or a rail. */
  readonly compact?: boolean
  readonly isEmpty?: (data: T) => boolean
  /** Wraps a failure, for instance in the section's heading or with links below it. */
  readonly frame?: (failure: ReactNode) => ReactNode
  /** False for a failure that a retry cannot change, for instance an id that does not exist. Default: every failure. */
  readonly canRetry?: (failure: ShownError) => boolean
  /** Shown for an empty answer. */
  readonly empty?: ReactNode
  readonly children: (data: T) => ReactNode
}

/**
 * States of a query: loading, failed with retry, empty, content. Data stays during a refetch and after its failure,
 * so a polling query needs no state of its own.
 */
export const QueryView = <T,>({
  query: { data, error, isFetching, refetch },
  skeleton,
  compact,
  frame = (failure) => failure,
  canRetry = () => true,
  isEmpty,
  empty,
  children,
}: QueryViewProps<T>): ReactNode =>
  data !== undefined
    ? isEmpty?.(data)
      ? empty
      : children(data)
    : compact && isNotHere(error?.failure)
      ? null
      : error && !isFetching
        ? frame(
            <ErrorState
              compact={compact}
              error={error.failure}
              onRetry={canRetry(error.failure) ? () => void refetch() : undefined}
            />,
          )
        : skeleton
