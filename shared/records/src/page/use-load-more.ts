import { useCallback } from 'react'

/** What TanStack's pages give, as far as a list that goes on needs it. */
export type FurtherPages = {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<{ readonly isError: boolean }>
}

/** `InfiniteList` offers to try again after a rejection; TanStack tells a failure in its result instead. */
export const useLoadMore = ({ fetchNextPage }: FurtherPages): (() => Promise<void>) =>
  useCallback(async () => {
    const { isError } = await fetchNextPage()
    if (isError) throw new Error('the next page did not come')
  }, [fetchNextPage])
