import { createHmac, hash } from 'node:crypto'

/** Only the hash is kept: who reads the database cannot act as anyone. */
export const hashOf = (token: string): string => hash('sha256', token)

/** Who holds the old token can work out its successors, and nobody else: the salt alone, which the database has, says nothing. */
export const successorsOf = (
  refreshToken: string,
  salt: string,
): { readonly refresh: string; readonly access: string } => {
  const derive = (purpose: string) =>
    createHmac('sha256', refreshToken).update(`${purpose}:${salt}`).digest('base64url')
  return { refresh: derive('refresh'), access: derive('access') }
}
