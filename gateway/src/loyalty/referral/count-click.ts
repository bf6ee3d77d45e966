import { createHash } from 'node:crypto'
import type { BodyOf } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { referrerOf } from './referral-code'
import { insertClick } from './store'

type Own = Pick<AppContext, 'db' | 'clock'>
/** Counts a visitor of an agent's link; `false`: no agent has this code. */
export type CountAffiliateClick = (ctx: Own, merchantCode: string, code: string, visitor: string) => Promise<boolean>

/** Counts a visitor once; a code that nobody has counts nothing and is answered the same. */
export const countClick = async (
  { db, clock }: Own,
  countAffiliateClick: CountAffiliateClick,
  { code: merchantCode }: Pick<Merchant, 'code'>,
  { code, visitorId }: BodyOf<'countReferralClick'>,
): Promise<void> => {
  const visitor = createHash('sha256').update(visitorId).digest('base64url')
  if (await countAffiliateClick({ db, clock }, merchantCode, code, visitor)) return
  const referrer = await referrerOf(db, merchantCode, code)
  if (referrer === null) return
  await insertClick(db, { memberId: referrer.memberId, merchantCode, visitor, at: clock.now() })
}
