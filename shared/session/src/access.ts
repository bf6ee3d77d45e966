import { mayDeposit, roleOf, type MerchantFlag, type Role } from '@mosaic/contracts'

export type Guarded = {
  readonly access: 'public' | 'guest' | 'member' | 'agent'
  readonly refuse?: readonly (Role | 'nonDepositor')[]
  readonly flag?: MerchantFlag
  /** Guests may come where the merchant names this flag. */
  readonly guestFlag?: MerchantFlag
}

/** Result for a visitor of a guarded page (spec §6). */
export type Admission = 'admit' | 'login' | 'home' | 'refuse-trial' | 'absent'

/** Pure: decides by customer type (null: no session) and flags. A switched-off flag means that the place does not exist for this merchant. */
export const admission = (place: Guarded, type: number | null, flags: readonly string[]): Admission => {
  const role = roleOf(type)
  const refused = place.refuse?.some((who) =>
    who === 'nonDepositor' ? type !== null && !mayDeposit(type) : who === role,
  )
  if (place.flag && !flags.includes(place.flag)) return 'absent'
  if (place.access === 'guest') return role === 'guest' ? 'admit' : 'home'
  if (place.access === 'public') return refused ? 'refuse-trial' : 'admit'
  if (role === 'guest') return place.guestFlag && flags.includes(place.guestFlag) ? 'admit' : 'login'
  if (refused) return 'refuse-trial'
  if (place.access === 'agent') return role === 'agent' ? 'admit' : 'home'
  return 'admit'
}

/** Whether an extension or menu entry is shown: the same decision as for a page. */
export const isShown = (
  place: { when?: Guarded['access']; flag?: MerchantFlag },
  type: number | null,
  flags: readonly string[],
): boolean =>
  admission({ access: place.when ?? 'public', ...(place.flag ? { flag: place.flag } : {}) }, type, flags) === 'admit'
