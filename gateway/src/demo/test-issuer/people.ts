import { createHash } from 'node:crypto'
import type { SocialProvider } from '@mosaic/contracts'

export type TestPerson = { readonly name: string; readonly email: string }

/** Nobody: the addresses lie in a domain that is kept free for examples (RFC 2606). */
export const testPeople: Readonly<Record<SocialProvider, readonly TestPerson[]>> = {
  google: [
    { name: 'Ana Test', email: 'ana.test@example.com' },
    { name: 'Somchai Test', email: 'somchai.test@example.com' },
  ],
  facebook: [
    { name: 'Bruno Test', email: 'bruno.test@example.com' },
    { name: 'Yuki Test', email: 'yuki.test@example.com' },
  ],
}

/** One address is one person, after a restart too. */
export const subjectOf = (provider: SocialProvider, email: string): string =>
  createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('base64url').slice(0, 28)
