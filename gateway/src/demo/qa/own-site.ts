import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { comesFromThisSite } from '../../platform/http/refresh-cookie'
import { singleHeader } from '../../platform/http/request-facts'

/**
 * The console shows captcha answers and codes. Pages of other sites must not read it through a tester's browser,
 * neither by a cross-site call nor by DNS rebinding.
 */
export const isFromOwnSite = async (
  ctx: Pick<AppContext, 'merchants' | 'config'>,
  request: FastifyRequest,
): Promise<boolean> => {
  const own = [ctx.config.siteOrigin, ctx.config.url].map((address) => new URL(address).hostname)
  const hosts = [...own, ...(await ctx.merchants.all()).flatMap((merchant) => merchant.hosts)]
  const isVisit = request.method === 'GET' && singleHeader(request, 'sec-fetch-mode') === 'navigate'
  return hosts.includes(request.hostname.toLowerCase()) && (isVisit || comesFromThisSite(request))
}
