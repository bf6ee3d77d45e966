import type { MerchantFlag, Role } from '@mosaic/contracts'

export type Guarded = {
  readonly access: 'public' | 'guest' | 'member' | 'agent'
  readonly refuse?: readonly Role[]
  readonly flag?: MerchantFlag
}

/** What happens to a visitor who asks for a guarded place (spec §6). */
export type Admission = 'admit' | 'login' | 'home' | 'refuse-trial' | 'absent'

/** Pure: decides by role and flags. A switched-off flag means that the place does not exist for this merchant. */
export const admission = (place: Guarded, role: Role, flags: readonly string[]): Admission => {
  if (place.flag && !flags.includes(place.flag)) return 'absent'
  if (place.access === 'guest') return role === 'guest' ? 'admit' : 'home'
  if (place.access === 'public') return place.refuse?.includes(role) ? 'refuse-trial' : 'admit'
  if (role === 'guest') return 'login'
  if (place.refuse?.includes(role)) return 'refuse-trial'
  if (place.access === 'agent') return role === 'agent' ? 'admit' : 'home'
  return 'admit'
}

/** Whether an extension or a menu entry is shown: the same decision without a detour. */
export const isShown = (
  place: { when?: Guarded['access']; flag?: MerchantFlag },
  role: Role,
  flags: readonly string[],
): boolean =>
  admission({ access: place.when ?? 'public', ...(place.flag ? { flag: place.flag } : {}) }, role, flags) === 'admit'
