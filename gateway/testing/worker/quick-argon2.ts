import { createHash, randomBytes } from 'node:crypto'
import type { Cost } from '../../src/identity/password/argon2-pool'

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const digest = (form: string, salt: string, password: string): string =>
  unpadded(
    createHash('sha256')
      .update(form + salt + password)
      .digest(),
  )

/** Replaces argon2 in tests that only need a right or a wrong password: the same form, no cost. */
export const argon2Hash = async (password: string, { memoryCost, timeCost, parallelism }: Cost): Promise<string> => {
  const form = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const salt = unpadded(randomBytes(16))
  return `${form}${salt}$${digest(form, salt, password)}`
}

export const argon2Verify = async (hash: string, password: string): Promise<boolean> => {
  const [salt = '', found = ''] = hash.split('$').slice(-2)
  return digest(hash.slice(0, -(salt.length + found.length + 1)), salt, password) === found
}

export const isArgon2PoolFull = (): boolean => false

export const closeArgon2Pool = async (): Promise<void> => undefined
