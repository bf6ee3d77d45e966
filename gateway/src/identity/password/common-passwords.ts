import { opaqueSecret } from '@mosaic/contracts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Sorted by frequency in leaks, in lower case. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** Attackers try these first (ASVS 5.0, 6.2.4). */
export const isCommonPassword = (password: string): boolean => commonest.has(opaqueSecret(password).toLowerCase())
