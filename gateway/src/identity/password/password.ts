import { argon2Hash, argon2Verify, type Cost } from './argon2-threads'
import { gate, type Gate } from './gate'

/**
 * argon2id, one of the settings of equal strength of the OWASP Password Storage Cheat Sheet: five passes over 7 MiB take
 * less processor time than two over 19 MiB, since less memory is fetched from the system and cleared for each check.
 */
const cost: Cost = { algorithm: 2, memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 }
const form = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Two at a time: ungated, sixty logins at once took the readers' time (security research §3). */
const work: Gate = gate({ running: 2, waiting: 32 })

/** Whoever asks beforehand spends nothing on a call that would be turned away in the end. */
export const passwordsAreBusy = work.full

export const hashPassword = (password: string): Promise<string> => work(() => argon2Hash(password, cost))

/** Sixteen and thirty-two bytes of zero: takes as long as any other hash, and nobody knows a password for it. */
const nobodys = `${form}${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Also spends the time when there is no such member, so that the answer's time does not tell. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const matches = await work(() => argon2Verify(passwordHash ?? nobodys, password))
  return matches && passwordHash !== null
}

/** A hash of another cost takes another time, which would tell its member from an unknown name. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(form)
