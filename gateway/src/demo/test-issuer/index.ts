import { isSocialProvider, type SocialProvider, visibleString } from '@mosaic/contracts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { defineModule, type Module } from '../../platform/runtime/module'
import { clientId } from '../../identity'
import { readAuthorizationRequest, type AuthorizationRequest, type Client } from './authorization-request'
import { createCodeStore } from './codes'
import { idTokenSigner } from './id-token'
import { brokenPage, consentPage } from './page'
import { issuerLanguage, type IssuerLanguage } from './page-texts'
import { subjectOf } from './people'

const decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('allow'), name: visibleString().min(1).max(64), email: z.email().max(128) }),
  z.object({ decision: z.literal('deny') }),
])

/** Browsers also check `form-action` against redirects, so the redirect origin is listed. */
const policy = (nonce: string, returnOrigin: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`.replace(
    '  ',
    ' ',
  )

const returnTo = (request: AuthorizationRequest, answer: Readonly<Record<string, string>>): string => {
  const url = new URL(request.redirect_uri)
  url.search = new URLSearchParams({ ...answer, state: request.state }).toString()
  return url.href
}

/**
 * Replaces Google and Facebook in development: OpenID Connect with discovery, PKCE, nonce and signed tokens, one
 * issuer each. Registered only with the QA console.
 */
export const testIssuerModule = (baseUrl: string): Module =>
  defineModule({
    name: 'test-issuer',
    routes: (app, ctx) => {
      const base = new URL(baseUrl).pathname
      const codes = createCodeStore(ctx.clock.now, () => ctx.random.token())
      const signer = idTokenSigner(ctx.random.uuid())
      const issuerOf = (provider: SocialProvider) => `${baseUrl}/${provider}`
      const clientOf = async (context: AppContext): Promise<Client> => ({
        id: clientId,
        siteOrigin: context.config.siteOrigin,
        hosts: (await context.merchants.all()).flatMap(({ hosts }) => hosts),
      })
      const sendPage = (reply: FastifyReply, status: number, returnOrigin: string, html: (nonce: string) => string) => {
        const nonce = Buffer.from(ctx.random.bytes(16)).toString('base64url')
        return reply
          .code(status)
          .headers({
            'content-security-policy': policy(nonce, returnOrigin),
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
          })
          .type('text/html; charset=utf-8')
          .send(html(nonce))
      }
      const sendBroken = (reply: FastifyReply, language: IssuerLanguage) =>
        sendPage(reply, 400, '', (nonce) => brokenPage(language, nonce))

      type Place = { Params: { provider: string } }
      app.get<Place>(`${base}/:provider/.well-known/openid-configuration`, async ({ params: { provider } }, reply) => {
        if (!isSocialProvider(provider)) return reply.callNotFound()
        const issuer = issuerOf(provider)
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: ['none'],
        }
      })
      app.get<Place>(`${base}/:provider/jwks`, async ({ params: { provider } }, reply) =>
        isSocialProvider(provider) ? signer.publicKeys() : reply.callNotFound(),
      )

      app.get<Place>(`${base}/:provider/authorize`, async ({ params: { provider }, query, headers }, reply) => {
        const request = readAuthorizationRequest(query, await clientOf(ctx))
        const language = issuerLanguage(request?.ui_locales ?? headers['accept-language'])
        if (!request || !isSocialProvider(provider)) return sendBroken(reply, language)
        const { origin, hostname } = new URL(request.redirect_uri)
        const site = (await ctx.merchants.byHost(hostname))?.name ?? hostname
        return sendPage(reply, 200, origin, (nonce) => consentPage(provider, request, site, language, nonce))
      })
      app.post<Place>(`${base}/:provider/authorize`, async ({ params: { provider }, body, headers }, reply) => {
        const request = readAuthorizationRequest(body, await clientOf(ctx))
        const decided = decision.safeParse(body)
        if (!request || !decided.success || !isSocialProvider(provider))
          return sendBroken(reply, issuerLanguage(request?.ui_locales ?? headers['accept-language']))
        const answer: Readonly<Record<string, string>> =
          decided.data.decision === 'deny'
            ? { error: 'access_denied' }
            : { code: codes.grant(provider, request, decided.data) }
        return reply.header('cache-control', 'no-store').redirect(returnTo(request, answer), 303)
      })

      app.post<Place>(`${base}/:provider/token`, async ({ params: { provider }, body }, reply) => {
        const granted = isSocialProvider(provider) ? codes.take(provider, body) : null
        reply.header('cache-control', 'no-store')
        if (!granted) return reply.code(400).send({ error: 'invalid_grant' })
        const { person, request, signedInAt } = granted
        const claims = {
          iss: issuerOf(granted.provider),
          aud: request.client_id,
          sub: subjectOf(granted.provider, person.email),
          nonce: request.nonce,
          auth_time: Math.floor(signedInAt / 1000),
        }
        const idToken = await signer.sign(
          { ...claims, name: person.name, email: person.email, email_verified: true },
          ctx.clock.now(),
        )
        return { access_token: ctx.random.token(), token_type: 'Bearer', expires_in: 300, id_token: idToken }
      })
    },
  })
