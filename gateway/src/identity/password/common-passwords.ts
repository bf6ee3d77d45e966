import { dictionary } from '@zxcvbn-ts/language-common'

/** The list is sorted by how often a password was found in leaks, in small letters. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** One of the first that anybody tries who guesses at accounts (ASVS 5.0, 6.2.4). */
export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase())
