const maxLength = 64

/** The invitation code of a referral link: `?code=` or `?affiliateCode=`. */
export const codeFromLink = (search: URLSearchParams): string =>
  (search.get('affiliateCode') ?? search.get('code') ?? '').trim().slice(0, maxLength)

export type LinkCodeState = 'none' | 'checking' | 'valid' | 'invalid'

/** Hidden while a link's code is valid, shown when it is not (spec §2) or when the merchant asks for codes by hand. */
export const showsInvitationField = (state: LinkCodeState, enabledByRules: boolean): boolean =>
  state === 'invalid' || (state === 'none' && enabledByRules)
