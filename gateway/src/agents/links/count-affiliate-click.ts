import type { AppContext } from '../../platform/runtime/app-context'
import { affiliateOf } from '../team'
import { insertClick } from './store'

/** `false`: no agent has this code. */
export const countAffiliateClick = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchantCode: string,
  typed: string,
  visitor: string,
): Promise<boolean> => {
  const found = await affiliateOf(db, merchantCode, typed)
  if (!found) return false
  await insertClick(db, { merchantCode, code: found.code, visitor, at: clock.now() })
  return true
}
