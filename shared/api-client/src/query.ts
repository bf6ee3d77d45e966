import { deviceNow } from '@mosaic/browser'
import type { BrowserEndpointName, ValueOf } from '@mosaic/contracts'
import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import { call, type CallInput } from './call'
import { ApiFailureError, type ApiFailure } from './failure'
import { clientSettings } from './settings'

export {
  QueryClientProvider,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/**
 * A query that just failed is not repeated by a part of the page that mounts later; it shows the failure and a retry.
 */
const freshFailure = 10_000

/**
 * The one query client; the transport retries, so the client does not. Offline, a write fails immediately and is
 * never sent later; a screen shows that it is offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      retryOnMount: ({ state }) => deviceNow() - state.errorUpdatedAt > freshFailure,
      staleTime: 30_000,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// Weak: a query that its cache has dropped leaves no trace here.
const failed = new WeakSet<Query>()

// An answer after a failure means that the gateway is back: failed queries in view are refetched.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return
  const { query, action } = event
  if (action.type === 'error') failed.add(query)
  if (action.type === 'success' && failed.delete(query))
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
})

/** Calls and throws the failure, for query functions only. */
export const callOrThrow = async <N extends BrowserEndpointName>(name: N, input: CallInput<N>): Promise<ValueOf<N>> => {
  const result = await call(name, input)
  if (result.ok) return result.value
  throw new ApiFailureError(result.failure)
}

/**
 * Keys of one remote. `key('depositReport')` is the prefix of every answer of an endpoint, for invalidation;
 * `key('depositStatus', input)` is one answer in the current language.
 */
export const createQueryKey =
  (remote: string) =>
  (name: BrowserEndpointName, input?: unknown): QueryKey =>
    input === undefined ? [remote, name] : apiKey(remote, name, input)

/** The language is part of the key: answers carry texts, and a switch must not show those of the language before. */
export const apiKey = (remote: string, name: BrowserEndpointName, input: unknown): QueryKey => [
  remote,
  name,
  input,
  clientSettings().language(),
]

type ApiQueryOptions<V, S> = {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
  /** `'always'`: refetched whenever the tab becomes visible, for data that another tab may change. */
  refetchOnWindowFocus?: 'always'
  keepPrevious?: boolean
  select?: (value: V) => S
}

/** Server data of one endpoint. `remote` separates the caches of remotes. */
export const useApiQuery = <N extends BrowserEndpointName, S = ValueOf<N>>(
  remote: string,
  name: N,
  input: CallInput<N>,
  options: ApiQueryOptions<ValueOf<N>, S> = {},
): UseQueryResult<S, ApiFailureError> => {
  const { keepPrevious, ...rest } = options
  return useQuery<ValueOf<N>, ApiFailureError, S>({
    queryKey: apiKey(remote, name, input),
    queryFn: ({ signal }) => callOrThrow(name, { ...input, signal }),
    ...(keepPrevious ? { placeholderData: (previous: ValueOf<N> | undefined) => previous } : {}),
    ...rest,
  })
}

/** Pages of a list endpoint, from page 1 while `pageNum < totalPages` (spec §4). */
export const useApiPages = <N extends BrowserEndpointName>(
  remote: string,
  name: N,
  inputForPage: (page: number) => CallInput<N>,
  pagesOf: (value: ValueOf<N>) => { pageNum: number; totalPages: number },
  options: { enabled?: boolean; key: unknown },
) =>
  useInfiniteQuery<ValueOf<N>, ApiFailureError, { pages: ValueOf<N>[] }, QueryKey, number>({
    queryKey: [remote, name, 'pages', options.key, clientSettings().language()],
    queryFn: ({ pageParam, signal }) => callOrThrow(name, { ...inputForPage(pageParam), signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => {
      const { pageNum, totalPages } = pagesOf(last)
      return pageNum < totalPages ? pageNum + 1 : undefined
    },
    enabled: options.enabled ?? true,
  })

/** Pages of which each names the key of the next; the first has none. */
export const useApiPagesByKey = <N extends BrowserEndpointName>(
  remote: string,
  name: N,
  inputAfter: (key: string | undefined) => CallInput<N>,
  nextOf: (value: ValueOf<N>) => string | null,
  options: { key: unknown },
) =>
  useInfiniteQuery<ValueOf<N>, ApiFailureError, { pages: ValueOf<N>[] }, QueryKey, string | undefined>({
    queryKey: [remote, name, 'pages', options.key, clientSettings().language()],
    queryFn: ({ pageParam, signal }) => callOrThrow(name, { ...inputAfter(pageParam), signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => nextOf(last) ?? undefined,
  })

/** A write; `onDone` runs after success, the failure stays a value in `failure`. */
export const useApiMutation = <N extends BrowserEndpointName>(
  name: N,
  options: { onDone?: (value: ValueOf<N>) => void } = {},
) => {
  const client = useQueryClient()
  const mutation = useMutation<ValueOf<N>, ApiFailureError, CallInput<N>>({
    mutationFn: (input) => callOrThrow(name, input),
    onSuccess: (value) => options.onDone?.(value),
  })
  const failure: ApiFailure | null = mutation.error?.failure ?? null
  return {
    run: mutation.mutateAsync,
    submit: mutation.mutate,
    pending: mutation.isPending,
    done: mutation.isSuccess,
    failure,
    reset: mutation.reset,
    client,
  }
}
