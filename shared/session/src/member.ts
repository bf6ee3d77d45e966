import { callOrThrow, queryClient, useQuery, type ApiFailure, type ApiFailureError } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { memberKey } from './member-key'
import { useSession } from './session-store'

export type MemberInfo = ValueOf<'memberInfo'>

type MemberState = {
  readonly member: MemberInfo | null
  readonly failure: ApiFailure | null
  readonly loading: boolean
}

const memberQuery = (userName?: string) => ({
  queryKey: memberKey('memberInfo', userName),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callOrThrow('memberInfo', { signal }),
  gcTime: Number.POSITIVE_INFINITY,
})

export const refreshMember = (): Promise<void> => queryClient.prefetchQuery({ ...memberQuery(), staleTime: 0 })

/** Display name: nickname, else account (spec §3). */
export const displayName = (member: MemberInfo): string => member.nickname || member.account

export const useMember = (): MemberState => {
  const { data, error, isFetching } = useQuery<MemberInfo, ApiFailureError>(
    { ...memberQuery(useSession()?.userName), enabled: false },
    queryClient,
  )
  return { member: data ?? null, failure: error?.failure ?? null, loading: isFetching }
}
