import { type ApiFailureError, keepPreviousData, useMutation, useQuery, useQueryClient } from '@mosaic/api-client'
import type { DeskBody, DeskCallName, DeskQuery, DeskValue } from '@mosaic/contracts/desk'
import type { ViewedQuery } from '@mosaic/ui'
import { deskCall } from './desk-call'

const sessionKey = ['session'] as const
/** What ends a session at the gateway shows the way in here. */
const ends = ['desk.signed.out', 'desk.second.factor']

export const useDeskQuery = <N extends DeskCallName>(
  name: N,
  query?: DeskQuery<N>,
  options: { readonly refetchInterval?: number } = {},
): ViewedQuery<DeskValue<N>> => {
  const client = useQueryClient()
  return useQuery<DeskValue<N>, ApiFailureError, DeskValue<N>>({
    queryKey: name === 'session' ? sessionKey : ['desk', name, query ?? {}],
    queryFn: () =>
      deskCall(name, { query }).catch((error: ApiFailureError) => {
        if (ends.includes(error.failure.code)) void client.invalidateQueries({ queryKey: sessionKey })
        throw error
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...options,
  })
}

/** As long as a gateway takes to start again, and some more. */
const mostTries = 40
const againMs = 1500
const unanswered = ['offline', 'malformed']

/** A write; everything that is shown is asked for anew after it, as one decision moves several lists. */
export const useDeskMutation = <N extends DeskCallName>(
  name: N,
  {
    onDone,
    onFailed,
    sentAgain = false,
  }: {
    readonly onDone?: (value: DeskValue<N>) => void
    readonly onFailed?: (error: ApiFailureError) => void
    /** What carries an id of its own goes out again by itself while nobody answers. */
    readonly sentAgain?: boolean
  } = {},
) => {
  const client = useQueryClient()
  const mutation = useMutation<DeskValue<N>, ApiFailureError, DeskBody<N>>({
    mutationFn: (body) => deskCall(name, { body }),
    retry: (tries, { failure }) => sentAgain && tries < mostTries && unanswered.includes(failure.code),
    retryDelay: againMs,
    onSuccess: (value) => onDone?.(value),
    onError: (error) => {
      if (ends.includes(error.failure.code)) void client.invalidateQueries({ queryKey: sessionKey })
      onFailed?.(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
  })
  return {
    submit: mutation.mutate,
    run: mutation.mutateAsync,
    pending: mutation.isPending,
    failure: mutation.error?.failure ?? null,
    reset: mutation.reset,
  }
}

/** What the gateway says of the session takes the place of what was known. */
export const useKeepSession = () => {
  const client = useQueryClient()
  return (session: DeskValue<'session'>) => {
    if (session.step === 'none') client.removeQueries({ queryKey: ['desk'] })
    client.setQueryData(sessionKey, session)
  }
}
