import { call, useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

export type Referral = ValueOf<'referralDetails'>

export const useReferralQuery = (enabled: boolean) =>
  useApiQuery('promotions', 'referralDetails', { query: {} }, { enabled })

/** Whether the member has an affiliate code of their own; an answer that fails says no. */
export const hasAffiliateCode = async (): Promise<boolean> => {
  const answer = await call('affiliate', { query: {} })
  return answer.ok && answer.value.code !== ''
}

/** Whether a referral promotion is open for the visitor; null: no answer. */
export const isReferralOpen = async (): Promise<boolean | null> => {
  const answer = await call('promotions', {})
  if (!answer.ok) return null
  return answer.value.content.some(({ kind, state }) => kind === 'REFERRAL' && state !== 'COMING' && state !== 'CLOSED')
}
