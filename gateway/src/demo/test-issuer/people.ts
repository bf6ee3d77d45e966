import { createHash } from 'node:crypto'
import type { SocialProvider } from '@mosaic/contracts'

export type TestPerson = { readonly name: string; readonly email: string }

/** Invented people with addresses in a reserved domain (RFC 2606). */
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

/** The subject depends only on the address, so it survives a restart. */
export const subjectOf = (provider: SocialProvider, email: string): string =>
  createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('base64url').slice(0, 28)
