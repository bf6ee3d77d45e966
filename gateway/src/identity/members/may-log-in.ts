import { isTrial } from '@mosaic/contracts'
import { fail, type Failure } from '../../platform/http/result'
import type { MemberRow } from './schema'

/**
 * Why somebody who has proved who he is does not get in (spec §6). A trial account lives as long as the session it was made
 * with, and a type that the site does not know is no member of it.
 */
export const loginRefusal = ({ disabled, type }: Pick<MemberRow, 'disabled' | 'type'>): Failure | null => {
  if (disabled) return fail('login.user.disabled')
  return isTrial(type) ? fail('login.non.member') : null
}
