import { hash, verify } from '@node-rs/argon2'
import { gate, type Gate } from './gate'

/** argon2id; the package's enum has no value at run time. */
const argon2id = 2
export const passwordCost = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/** Two at a time: ungated, sixty logins at once took the readers' time (security research §3). */
const work: Gate = gate({ running: 2, waiting: 32 })

export const hashPassword = (password: string): Promise<string> => work(() => hash(password, passwordCost))

let dummy: Promise<string> | null = null

/** Also spends the time when there is no such member, so that the answer's time does not tell. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  dummy ??= hash('no member has this password', passwordCost)
  const against = passwordHash ?? (await dummy)
  const matches = await work(() => verify(against, password))
  return matches && passwordHash !== null
}
