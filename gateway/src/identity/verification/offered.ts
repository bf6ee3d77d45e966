import type { Merchant } from '../../platform/runtime/app-context'
import { offeredRegistration } from '../../platform'

/** Flags of the merchant; a purpose without its flag is refused here too. */
const flags = { login: 'VERIFICATION3', reset: 'CHNGPASSVERIF3' } as const

export const isOffered = (merchant: Pick<Merchant, 'flags'>, purpose: keyof typeof flags): boolean =>
  merchant.flags.includes(flags[purpose])

/** Numbers are verified at registration by number or beside a user name, unless Firebase sends the codes. */
export const provesNumbers = (merchant: Merchant): boolean => {
  const { methods, mobileVerified } = offeredRegistration(merchant)
  return (methods.includes('mobile') || mobileVerified) && merchant.profile.firebase?.sms !== true
}
