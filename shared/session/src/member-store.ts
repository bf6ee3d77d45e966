import { call, failureOf, type ApiFailure } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { create } from 'zustand'

export type MemberInfo = ValueOf<'memberInfo'>

type MemberState = {
  readonly member: MemberInfo | null
  readonly failure: ApiFailure | null
  readonly loading: boolean
}

const empty: MemberState = { member: null, failure: null, loading: false }

export const memberStore = create<MemberState>(() => empty)

export const clearMember = (): void => memberStore.setState(empty)

export const refreshMember = async (): Promise<void> => {
  if (memberStore.getState().loading) return
  memberStore.setState({ loading: true })
  const result = await call('memberInfo').catch((error: unknown) => ({ ok: false as const, failure: failureOf(error) }))
  if (!memberStore.getState().loading) return
  memberStore.setState(
    result.ok ? { member: result.value, failure: null, loading: false } : { failure: result.failure, loading: false },
  )
}

/** Display name: nickname, else account (spec §3). */
export const displayName = (member: MemberInfo): string => member.nickname || member.account

export const useMember = (): MemberState => memberStore()
