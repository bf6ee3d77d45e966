import { languageTag, socialPath, type BodyOf, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { siteOriginOf } from '../../platform'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { addressKey, overRate } from '../../platform/guard/rate-limit'
import type { RequestFacts } from '../../platform/http/request-facts'
import { fail, type Result } from '../../platform/http/result'
import { isOffered } from './adapter'
import { authorizeUrl } from './authorization-code'
import { saveFlow, type SocialFlow } from './store'

const startsPerAddress = { limit: 120, windowMs: 60 * 60_000 }
/** Time to log in at the provider. */
const flowLifetimeMs = 10 * 60_000

export const startSocial = async (
  ctx: AppContext,
  merchant: Merchant,
  request: RequestFacts,
  language: WireLanguage,
  { provider, loginDeviceId }: BodyOf<'socialStart'>,
  sessionId: string | null = null,
): Promise<Result<ValueOf<'socialStart'>>> => {
  const { testIssuerUrl, siteOrigin } = ctx.config
  if (testIssuerUrl === null || !isOffered(merchant, provider)) return fail('function.not.available')
  const limited = await overRate(ctx.db, ctx.clock, `social:${addressKey(request.ip)}`, startsPerAddress)
  if (limited) return limited
  const [state, nonce, codeVerifier] = [ctx.random.token(), ctx.random.token(), ctx.random.token()]
  const flow: SocialFlow = {
    merchantCode: merchant.code,
    provider,
    deviceId: loginDeviceId,
    sessionId,
    nonce,
    codeVerifier,
    redirectUri: siteOriginOf(siteOrigin, merchant, request.host) + socialPath,
  }
  const page = await authorizeUrl(`${testIssuerUrl}/${provider}`, state, flow, languageTag(language))
  if (page.ok) await saveFlow(ctx.db, state, flow, ctx.clock.now() + flowLifetimeMs)
  return page
}
