import { createHmac, hash } from 'node:crypto'

/** The database holds hashes only, so its readers cannot act as a member. */
export const hashOf = (token: string): string => hash('sha256', token)

/** Derived from the old token and a salt: its holder gets the same successors again, and the salt in the database alone gives none. */
export const nextTokensOf = (
  refreshToken: string,
  salt: string,
): { readonly refresh: string; readonly access: string } => {
  const derive = (purpose: string) =>
    createHmac('sha256', refreshToken).update(`${purpose}:${salt}`).digest('base64url')
  return { refresh: derive('refresh'), access: derive('access') }
}
