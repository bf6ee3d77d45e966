import { flagsOf, isAgent, isTrial, mayDeposit, type Endpoint } from '@mosaic/contracts'
import type { FastifyRequest } from 'fastify'
import { ofMerchant } from '../db/merchant-scope'
import type { AppContext, Member, Merchant } from '../runtime/app-context'
import { requestFacts, singleHeader, type RequestFacts } from '../http/request-facts'
import { fail, ok, type Failure, type Result } from '../http/result'

const merchantForm = /^[a-z0-9-]{2,32}$/

/** Every call names its merchant, save those that go by the host. */
const merchantOf = async (ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<Merchant | null> => {
  const code = singleHeader(request, 'merchant')
  if (code !== null) return merchantForm.test(code) ? ctx.merchants.byCode(code) : null
  if (!endpoint.merchantByHost) return null
  return (await ctx.merchants.byHost(request.hostname)) ?? (await ctx.merchants.all())[0] ?? null
}

const closed = (endpoint: Endpoint, merchant: Merchant, region: string): Failure | null => {
  if (endpoint.openWhenClosed) return null
  if (merchant.maintenance) return fail('system.maintenance')
  return merchant.blockedRegions.includes(region) ? fail('region.restricted') : null
}

/** A feature that the merchant does not offer is refused here too, whatever the page shows. */
const offers = ({ flags }: Merchant, endpoint: Endpoint): boolean => {
  const needed = flagsOf(endpoint)
  return needed.length === 0 || needed.some((flag) => flags.includes(flag))
}

const admit = ({ access }: Endpoint, member: Member | null): Failure | null => {
  if (access === 'public') return null
  if (member === null) return fail('login.not.session')
  if (access === 'member' && isTrial(member.type)) return fail('free_reject')
  if (access === 'depositor' && !mayDeposit(member.type)) return fail('free_reject')
  if (access === 'agent' && !isAgent(member.type)) return fail('login.non.agent')
  return null
}

export type Admitted = { readonly merchant: Merchant; readonly facts: RequestFacts; readonly member: Member | null }

/** Whether this caller may call at all, decided without the body. */
export const admitted = async (
  ctx: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  sessions: Pick<AppContext['sessions'], 'authenticate'> = ctx.sessions,
): Promise<Result<Admitted>> => {
  if (ctx.database.overloaded()) return fail('system.busy')
  const merchant = await merchantOf(ctx, endpoint, request)
  if (merchant === null) return fail('merchant.unknown')
  const facts = requestFacts(request, ctx.config.regionHeader)
  const shut = closed(endpoint, merchant, facts.region)
  if (shut) return shut
  if (!offers(merchant, endpoint)) return fail('function.not.available')
  const { token } = facts
  const member =
    token === null ? null : await ofMerchant(merchant.code, () => sessions.authenticate(token, merchant.code))
  if (token !== null && member === null && !endpoint.anyToken) return fail('login.not.session')
  return admit(endpoint, member) ?? ok({ merchant, facts, member })
}
