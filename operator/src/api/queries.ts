import { type ApiFailureError, keepPreviousData, useMutation, useQuery, useQueryClient } from '@mosaic/api-client'
import type { DeskBody, DeskCallName, DeskQuery, DeskValue } from '@mosaic/contracts/desk'
import type { ViewedQuery } from '@mosaic/ui'
import { deskCall } from './desk-call'

const sessionKey = ['session'] as const
/** Error codes after which the desk shows the sign-in. */
const sessionEndCodes = ['desk.signed.out', 'desk.second.factor']

export const useDeskQuery = <N extends DeskCallName>(
  name: N,
  query?: DeskQuery<N>,
  options: { readonly refetchInterval?: number; readonly enabled?: boolean } = {},
): ViewedQuery<DeskValue<N>> => {
  const client = useQueryClient()
  return useQuery<DeskValue<N>, ApiFailureError, DeskValue<N>>({
    queryKey: name === 'session' ? sessionKey : ['desk', name, query ?? {}],
    queryFn: () =>
      deskCall(name, { query }).catch((error: ApiFailureError) => {
        if (sessionEndCodes.includes(error.failure.code)) void client.invalidateQueries({ queryKey: sessionKey })
        throw error
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...options,
  })
}

/** Together longer than a restart of the gateway. */
const maxRetries = 40
const retryDelayMs = 1500
const noAnswerCodes = ['offline', 'malformed']

/** A write. All queries are refetched after it, because one decision changes several lists. */
export const useDeskMutation = <N extends DeskCallName>(
  name: N,
  {
    onDone,
    onFailed,
    retried = false,
  }: {
    readonly onDone?: (value: DeskValue<N>) => void
    readonly onFailed?: (error: ApiFailureError) => void
    /** Retries without an answer, for calls that are idempotent by an id in the body. */
    readonly retried?: boolean
  } = {},
) => {
  const client = useQueryClient()
  const mutation = useMutation<DeskValue<N>, ApiFailureError, DeskBody<N>>({
    mutationFn: (body) => deskCall(name, { body }),
    retry: (tries, { failure }) => retried && tries < maxRetries && noAnswerCodes.includes(failure.code),
    retryDelay: retryDelayMs,
    onSuccess: (value) => onDone?.(value),
    onError: (error) => {
      if (sessionEndCodes.includes(error.failure.code)) void client.invalidateQueries({ queryKey: sessionKey })
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

/** Replaces the cached session. */
export const useSetSession = () => {
  const client = useQueryClient()
  return (session: DeskValue<'session'>) => {
    if (session.step === 'none') client.removeQueries({ queryKey: ['desk'] })
    client.setQueryData(sessionKey, session)
  }
}
