/**
 * One form of a password or answer (RFC 8265 OpaqueString): composed characters, and every space is the ASCII one.
 * Letter case and width stay.
 */
export const opaqueSecret = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

export const isSameSecret = (one: string, other: string): boolean => opaqueSecret(one) === opaqueSecret(other)
