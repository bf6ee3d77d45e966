import type { Merchant } from '../../platform/runtime/app-context'
import { offeredRegistration } from '../../platform'

/** The flag by which a merchant offers what a code is for. What he does not offer is refused here too, whatever the caller's page shows. */
const flags = { login: 'VERIFICATION3', reset: 'CHNGPASSVERIF3' } as const

export const isOffered = (merchant: Pick<Merchant, 'flags'>, purpose: keyof typeof flags): boolean =>
  merchant.flags.includes(flags[purpose])

/** A number is proven where one registers by it, or beside a user name; not by a code of ours where Firebase sends them. */
export const provesNumbers = (merchant: Merchant): boolean => {
  const { methods, mobileVerified } = offeredRegistration(merchant)
  return (methods.includes('mobile') || mobileVerified) && merchant.profile.firebase?.sms !== true
}
