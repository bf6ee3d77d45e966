import { opaqueSecret } from '@mosaic/contracts'
import { argon2Hash, argon2Verify, isArgon2PoolFull, type Cost } from './argon2-pool'

/**
 * argon2id in one of the settings of equal strength of the OWASP Password Storage Cheat Sheet: five passes over 7 MiB
 * take less processor time than two over 19 MiB, since less memory is allocated and cleared for each check.
 */
const cost: Cost = { algorithm: 2, memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 }
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Asked before the work of a call that would be refused at its password. */
export const passwordsAreBusy = (): boolean => isArgon2PoolFull()

export const hashPassword = (password: string): Promise<string> => argon2Hash(opaqueSecret(password), cost)

/** Salt and hash of zero bytes: verified in the usual time, and no known password fits. */
const dummyHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes from before the one form were made of what was typed: composed, decomposed, or with other spaces. */
const spellingsOf = (password: string): ReadonlySet<string> =>
  new Set([opaqueSecret(password), password, opaqueSecret(password).normalize('NFD')])

/** Without a hash the same time is spent, so that the time of the answer reveals nothing. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const hash = passwordHash ?? dummyHash
  let matches = false
  for (const spelling of spellingsOf(password)) matches ||= await argon2Verify(hash, spelling)
  return matches && passwordHash !== null
}

/** A hash of another cost takes another time, which would reveal that the account exists. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(prefix)
