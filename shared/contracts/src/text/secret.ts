/**
 * One form of a password or answer (RFC 8265 OpaqueString): composed characters, and every space is the ASCII one.
 * Letter case and width stay.
 */
export const opaqueSecret = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** How many characters the one form can have when it is typed decomposed (Unicode Standard Annex 15: at most four of one). */
export const longestTypedSecret = (longest: number): number => 4 * longest

export const isSameSecret = (one: string, other: string): boolean => opaqueSecret(one) === opaqueSecret(other)
