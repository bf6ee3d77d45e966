import { createHash } from 'node:crypto'
import { socialPath } from '@mosaic/contracts'
import { z } from 'zod'

const token = z.string().regex(/^[\w-]{16,128}$/)

/** The site's request for a code: PKCE (RFC 7636) with OpenID's nonce. */
const parameters = z.object({
  response_type: z.literal('code'),
  redirect_uri: z.string().max(512),
  client_id: z.string().max(64),
  scope: z.string().regex(/(^| )openid( |$)/),
  state: token,
  nonce: token,
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  ui_locales: z.string().max(64).optional(),
})
export type AuthorizationRequest = z.output<typeof parameters>

export type Client = { readonly id: string; readonly siteOrigin: string; readonly hosts: readonly string[] }

/** A redirect URI that is not the client's is shown as an error and never followed (RFC 6749 §4.1.2.1). */
const isReturnAddress = (address: string, { siteOrigin, hosts }: Client): boolean => {
  try {
    const [url, site] = [new URL(address), new URL(siteOrigin)]
    return (
      url.protocol === site.protocol &&
      url.port === site.port &&
      hosts.includes(url.hostname) &&
      url.href === url.origin + socialPath
    )
  } catch {
    return false
  }
}

export const readAuthorizationRequest = (input: unknown, client: Client): AuthorizationRequest | null => {
  const read = parameters.safeParse(input)
  return read.success && read.data.client_id === client.id && isReturnAddress(read.data.redirect_uri, client)
    ? read.data
    : null
}

export const answersChallenge = (verifier: string, challenge: string): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === challenge
