import {
  endpointAliases,
  endpoints,
  isAgent,
  isTrial,
  schemas,
  type EndpointName,
  type Schemas,
  type ValueOf,
  type WireLanguage,
} from '@mosaic/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { sendFailure, sendValue } from './answer'
import type { AppContext, Member, Merchant } from './app-context'
import { languageOf, requestFacts, singleHeader, type RequestFacts } from './request-facts'
import { refreshCookie, type RefreshCookie } from './refresh-cookie'
import { fail, ok, Refusal, type Failure, type Result } from './result'

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Registry = typeof endpoints
type ParsedQuery<N extends EndpointName> = Schemas[N] extends { query: infer Q } ? Out<Q> : undefined
type ParsedBody<N extends EndpointName> = Schemas[N] extends { body: infer B } ? Out<B> : undefined

/** Everything in here was checked against the contract before the handler runs. */
export type Call<N extends EndpointName> = {
  readonly query: ParsedQuery<N>
  readonly body: ParsedBody<N>
  readonly member: Registry[N]['access'] extends 'public' ? Member | null : Member
  readonly merchant: Merchant
  readonly language: WireLanguage
  readonly request: RequestFacts
  readonly refreshCookie: RefreshCookie
  readonly idempotencyKey: Registry[N] extends { idempotent: true } ? string : null
}
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Result<ValueOf<N>>> | Result<ValueOf<N>>

const sealedBodyLimit = 16 * 1024
const uploadBodyLimit = 7_300_000
const idempotencyForm = /^[\w-]{8,64}$/
const merchantForm = /^[a-z0-9-]{2,32}$/

const invalid = (issues: readonly z.core.$ZodIssue[]): Failure =>
  fail(
    'request_param_err',
    undefined,
    Object.fromEntries(issues.slice(0, 20).map((issue) => [issue.path.join('.') || '(root)', issue.code])),
  )

/** PostgreSQL has no text with the character 0, and nobody types one. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)

const parse = (schema: z.ZodType | undefined, input: unknown): Result<unknown> => {
  if (!schema) return ok(undefined)
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error.issues)
  return holdsNul(parsed.data) ? fail('request_param_err', undefined, { '(root)': 'nul' }) : ok(parsed.data)
}

/** Every call names its merchant, save the two that are asked before a site knows whose it is; those go by the host. */
const merchantByHost: readonly EndpointName[] = ['domainRoute', 'sessionKeys']

const merchantOf = async (ctx: AppContext, name: EndpointName, request: FastifyRequest): Promise<Merchant | null> => {
  const code = singleHeader(request, 'merchant')
  if (code !== null) return merchantForm.test(code) ? ctx.merchants.byCode(code) : null
  if (!merchantByHost.includes(name)) return null
  return (await ctx.merchants.byHost(request.hostname)) ?? (await ctx.merchants.all())[0] ?? null
}

/** What stays open while the site is closed for work or for a country: whatever the closed page itself shows. */
const openWhenClosed: readonly EndpointName[] = [
  'systemStatus',
  'whitelabel',
  'domainRoute',
  'sessionKeys',
  'helpCenter',
  'announcements',
  'registerSettings',
  'countries',
]

const closed = (name: EndpointName, merchant: Merchant, region: string): Failure | null => {
  if (openWhenClosed.includes(name)) return null
  if (merchant.maintenance) return fail('system.maintenance')
  return merchant.blockedRegions.includes(region) ? fail('region.restricted') : null
}

/**
 * Everywhere else a token that is no longer good is told, even where guests may call: the browser then renews it instead of
 * being taken for a guest. These open, renew or end a session and must work whatever token comes along.
 */
const anyToken: readonly EndpointName[] = [
  'sessionKeys',
  'login',
  'passkeyLoginOptions',
  'passkeyLogin',
  'register',
  'refreshSession',
  'logout',
  'captcha',
  'registerSettings',
  'checkUsername',
  'checkAffiliate',
  'registerMobile',
  'socialStart',
  'linkSocial',
  'registerSocial',
  'freePlay',
  'countries',
  'smsNoLogin',
  'smsRegister',
  'forgotByEmail',
  'resetByEmail',
  'resetByPhone',
  'captchaAudio',
]

const admit = (access: (typeof endpoints)[EndpointName]['access'], member: Member | null): Failure | null => {
  if (access === 'public') return null
  if (member === null) return fail('login.not.session')
  if (access === 'member' && isTrial(member.type)) return fail('free_reject')
  if (access === 'agent' && !isAgent(member.type)) return fail('permission.missing')
  return null
}

/**
 * Binds a handler to a row of the endpoint registry. Method, path, access, encryption and schemas come from the
 * contract; there is no way to bind a path that the registry does not know, and none to leave the checks out.
 * While `busy` says so, a call is turned away before its body is opened: readers go on at full speed, and the same body is good for another try.
 */
export const bind = <N extends EndpointName>(
  app: FastifyInstance,
  ctx: AppContext,
  name: N,
  handler: Handler<N>,
  busy: () => boolean = () => false,
): void => {
  const endpoint = (endpoints as Record<string, (typeof endpoints)[EndpointName]>)[name]
  if (!endpoint) throw new Error(`"${name}" is not in the endpoint registry.`)
  const schema: { query?: z.ZodType; body?: z.ZodType; value: z.ZodType } = schemas[name]
  const sealed = 'encrypted' in endpoint && endpoint.encrypted
  const idempotent = 'idempotent' in endpoint && endpoint.idempotent

  const bodyOf = async (request: FastifyRequest, merchant: Merchant): Promise<Result<unknown>> => {
    if (!schema.body) return ok(undefined)
    if (request.body === undefined || request.body === null) return fail('request_body_required')
    if (!sealed) return parse(schema.body, request.body)
    const encryptionHeader = singleHeader(request, 'encryption')
    if (encryptionHeader === null)
      return ctx.config.allowPlainBodies ? parse(schema.body, request.body) : fail('encryption.required')
    const opened = await ctx.bodies.open(request.body, {
      method: endpoint.method,
      path: endpoint.path,
      merchantCode: merchant.code,
      encryptionHeader,
    })
    return opened.ok ? parse(schema.body, opened.value) : opened
  }

  type Admitted = { readonly merchant: Merchant; readonly facts: RequestFacts; readonly member: Member | null }

  /** Whether this caller may call at all; needs nothing of the body. */
  const admitted = async (request: FastifyRequest): Promise<Result<Admitted>> => {
    if (ctx.database.overloaded() || busy()) return fail('system.busy')
    const merchant = await merchantOf(ctx, name, request)
    if (merchant === null) return fail('merchant.unknown')
    const facts = requestFacts(request, ctx.config.regionHeader)
    const shut = closed(name, merchant, facts.region)
    if (shut) return shut
    const member = facts.token === null ? null : await ctx.sessions.authenticate(facts.token, merchant.code)
    if (facts.token !== null && member === null && !anyToken.includes(name)) return fail('login.not.session')
    return admit(endpoint.access, member) ?? ok({ merchant, facts, member })
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Result<unknown>> => {
    const allowed = await admitted(request)
    if (!allowed.ok) return allowed
    const { merchant, facts, member } = allowed.value
    const query = parse(schema.query, request.query)
    if (!query.ok) return query
    const idempotencyKey = idempotent ? singleHeader(request, 'idempotency-key') : null
    if (idempotent && (idempotencyKey === null || !idempotencyForm.test(idempotencyKey)))
      return fail('request_param_err', undefined, { 'Idempotency-Key': 'required' })
    const body = await bodyOf(request, merchant)
    if (!body.ok) return body
    // The parts were parsed with the schemas that these types are derived from.
    const call = {
      query: query.value,
      body: body.value,
      member,
      merchant,
      language: languageOf(request, merchant),
      request: facts,
      refreshCookie: refreshCookie(request, reply, ctx.config, ctx.clock.now),
      idempotencyKey,
    } as unknown as Call<N>
    return handler(call)
  }

  const alias = endpointAliases[name]
  for (const url of alias === undefined ? [endpoint.path] : [endpoint.path, alias])
    app.route({
      method: endpoint.method,
      url,
      ...(sealed && { bodyLimit: sealedBodyLimit }),
      ...('upload' in endpoint &&
        endpoint.upload && {
          bodyLimit: uploadBodyLimit,
          // A stranger does not make the gateway read millions of bytes.
          onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
            const allowed = await admitted(request)
            if (!allowed.ok) return sendFailure(reply, allowed)
            return undefined
          },
        }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        let result: Result<unknown>
        try {
          result = await answer(request, reply)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          result = error.failure
        }
        if (!result.ok) return sendFailure(reply, result)
        if (ctx.config.checkAnswers) schema.value.parse(result.value)
        return sendValue(reply, result.value)
      },
    })
}
