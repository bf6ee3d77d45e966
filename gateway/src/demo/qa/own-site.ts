import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { comesFromThisSite } from '../../platform/http/refresh-cookie'
import { singleHeader } from '../../platform/http/request-facts'

/**
 * The console shows captcha answers and codes, so a page elsewhere must not read it in the browser of who works here: not by a call,
 * and not under a name of its own that it points at this machine.
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
