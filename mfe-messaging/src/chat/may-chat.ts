import type { MerchantFlag, Role } from '@mosaic/contracts'

/** Who has the site's chat: members, and guests where the merchant has them too; no trial accounts (spec §6). */
export const mayChat = (role: Role, flags: readonly string[]): boolean => {
  const isOn = (flag: MerchantFlag) => flags.includes(flag)
  return isOn('CBS3') && role !== 'trial' && (role !== 'guest' || isOn('GUESTCHAT3'))
}
