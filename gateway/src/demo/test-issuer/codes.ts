import { z } from 'zod'
import type { SocialProvider } from '@mosaic/contracts'
import { answersChallenge, type AuthorizationRequest } from './authorization-request'
import type { TestPerson } from './people'

const lifetimeMs = 60_000

type Granted = {
  readonly provider: SocialProvider
  readonly request: AuthorizationRequest
  readonly person: TestPerson
  readonly signedInAt: number
  readonly expiresAt: number
}

const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  client_id: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
})

/** Codes are kept in this process for a minute and can be used once. */
export const createCodeStore = (now: () => number, draw: () => string) => {
  const granted = new Map<string, Granted>()
  return {
    grant: (provider: SocialProvider, request: AuthorizationRequest, person: TestPerson): string => {
      for (const [code, { expiresAt }] of granted) if (expiresAt <= now()) granted.delete(code)
      const code = draw()
      granted.set(code, { provider, request, person, signedInAt: now(), expiresAt: now() + lifetimeMs })
      return code
    },
    take: (provider: SocialProvider, input: unknown): Granted | null => {
      const read = exchange.safeParse(input)
      if (!read.success) return null
      const found = granted.get(read.data.code)
      granted.delete(read.data.code)
      if (!found || found.provider !== provider || found.expiresAt <= now()) return null
      const { request } = found
      const same = request.client_id === read.data.client_id && request.redirect_uri === read.data.redirect_uri
      return same && answersChallenge(read.data.code_verifier, request.code_challenge) ? found : null
    },
  }
}
