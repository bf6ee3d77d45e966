import { isTrial } from '@mosaic/contracts'
import { fail, type Failure } from '../../platform/http/result'
import type { MemberRow } from './schema'

/**
 * Reasons to refuse a verified member (spec §6). A trial account lives as long as its first session, and an unknown
 * type is no member of the site.
 */
export const loginRefusal = ({ disabled, type }: Pick<MemberRow, 'disabled' | 'type'>): Failure | null => {
  if (disabled) return fail('login.user.disabled')
  return isTrial(type) ? fail('login.non.member') : null
}
