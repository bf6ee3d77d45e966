import { createHash } from 'node:crypto'
import type { BodyOf } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { referrerOf } from './referral-code'
import { insertClick } from './store'

/** Counts a visitor once; a code that nobody has counts nothing and is answered the same. */
export const countClick = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { code: merchantCode }: Pick<Merchant, 'code'>,
  { code, visitorId }: BodyOf<'countReferralClick'>,
): Promise<void> => {
  const referrer = await referrerOf(db, merchantCode, code)
  if (referrer === null) return
  const visitor = createHash('sha256').update(visitorId).digest('base64url')
  await insertClick(db, { memberId: referrer.memberId, merchantCode, visitor, at: clock.now() })
}
