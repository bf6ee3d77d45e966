import {
  addressesOf,
  bodyLimitOf,
  carriesKey,
  endpoints,
  schemas,
  type CallLimit,
  type Endpoint,
  type EndpointName,
  type Schemas,
  type ValueOf,
  type WireLanguage,
} from '@mosaic/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Admitted, admitted } from '../guard/admission'
import { ofMerchant } from '../db/merchant-scope'
import { sendFailure, sendValue } from './answer'
import type { AppContext, Member, MemberRead, Merchant, SessionLookup } from '../runtime/app-context'
import { type BodyId, burnBodyId } from '../guard/body-id'
import { guestCookie, type GuestCookie } from './guest-cookie'
import { captchaCookie, captchaFlowOf, type CaptchaCookie } from './captcha-cookie'
import { type ClaimOutcome, type ClaimValues, once } from './idempotency'
import { languageOf, singleHeader, type RequestFacts } from './request-facts'
import { refreshCookie, type RefreshCookie } from './refresh-cookie'
import { addressKey, overRate } from '../guard/rate-limit'
import { fail, ok, Refusal, type Failure, type Result } from './result'
import { isStorable } from './storable'

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
  readonly captchaCookie: CaptchaCookie
  readonly guestCookie: GuestCookie
  readonly idempotencyKey: Registry[N] extends { idempotent: true } ? string : null
}
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Result<ValueOf<N>>> | Result<ValueOf<N>>

const idempotencyForm = /^[\w-]{8,64}$/

const invalid = (issues: readonly z.core.$ZodIssue[]): Failure =>
  fail(
    'request_param_err',
    undefined,
    Object.fromEntries(issues.slice(0, 20).map((issue) => [issue.path.join('.') || '(root)', issue.code])),
  )

type Body = { readonly value: unknown; readonly id: BodyId | null }

const parse = (schema: z.ZodType | undefined, input: unknown): Result<unknown> => {
  if (!schema) return ok(undefined)
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error.issues)
  return isStorable(parsed.data) ? ok(parsed.data) : fail('request_param_err', undefined, { '(root)': 'nul' })
}

type Address = ReturnType<typeof addressesOf>[number]
type Asked = { readonly query: unknown; readonly body: unknown; readonly address: Address }

const askedByName = ({ query, body }: FastifyRequest): Omit<Asked, 'address'> => ({ query, body })

/** Clients that use an alias page by `page` and `size`, and may send query fields in the body or body fields in the query. */
const askedByAlias = ({ query, body }: FastifyRequest): Omit<Asked, 'address'> => {
  const { page, size, ...rest } = { ...asFields(query), ...asFields(body) }
  const fields = { ...(page !== undefined && { pageNo: page }), ...(size !== undefined && { pageSize: size }), ...rest }
  return { query: fields, body: fields }
}
const withCaptchaFlow = (body: unknown, request: FastifyRequest): unknown =>
  typeof body === 'object' && body !== null && 'captchaFlow' in body && body.captchaFlow === ''
    ? { ...body, captchaFlow: captchaFlowOf(request) }
    : body

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const overLimit = (
  ctx: AppContext,
  name: EndpointName,
  { per, calls, minutes }: CallLimit,
  facts: RequestFacts,
  member: Member | null,
): Promise<Failure | null> => {
  const caller = per === 'member' && member !== null ? member.id : addressKey(facts.ip)
  return overRate(ctx.db, ctx.clock, `${name}:${caller}`, { limit: calls, windowMs: minutes * 60_000 })
}

/**
 * Binds a handler to a row of the endpoint registry; method, path, access, encryption and schemas come from the contract.
 * While `busy` says so, a call is refused before its body is opened: reads go on, and the same body can be retried.
 */
export const bind = <N extends EndpointName>(
  app: FastifyInstance,
  ctx: AppContext,
  name: N,
  handler: Handler<N>,
  busy: () => boolean = () => false,
): void => bindWith(app, ctx, name, handler, { busy, sessions: ctx.sessions })

/** Like `bind`, for a read of the member alone: its data comes with the session, by one statement. */
export const bindReading = <N extends EndpointName, Value>(
  app: FastifyInstance,
  ctx: AppContext,
  name: N,
  read: MemberRead<Value>,
  handler: (call: Call<N>, value: Value) => ReturnType<Handler<N>>,
): void => {
  const authenticate = ctx.sessions.reading(read)
  const values = new WeakMap<Member, { readonly value: Value }>()
  const sessions = {
    authenticate: async (token: string, merchantCode: string) => {
      const found = await authenticate(token, merchantCode)
      if (found) values.set(found.member, found)
      return found?.member ?? null
    },
  }
  const withValue: Handler<N> = (call) => {
    const found = call.member && values.get(call.member)
    return found ? handler(call, found.value) : fail('login.not.session')
  }
  bindWith(app, ctx, name, withValue, { busy: () => false, sessions })
}

type LookedAt<Seen> = ClaimOutcome & { readonly seen: Seen }

/** Like `bind`, for an `idempotent` call that claims its key and reads its data by one statement. */
export const bindClaiming = <N extends EndpointName, Seen>(
  app: FastifyInstance,
  ctx: AppContext,
  name: N,
  look: (call: Call<N>, claim: ClaimValues) => Promise<LookedAt<Seen>>,
  handler: (call: Call<N>, seen: Seen) => ReturnType<Handler<N>>,
): void => {
  const looks = new WeakMap<Call<N>, LookedAt<Seen>>()
  const claim = async (call: Call<N>, values: ClaimValues) => {
    const looked = await look(call, values)
    looks.set(call, looked)
    return looked
  }
  const withLook: Handler<N> = (call) => {
    const looked = looks.get(call)
    if (!looked) throw new Error(`"${name}" is not idempotent in the endpoint registry.`)
    return handler(call, looked.seen)
  }
  bindWith(app, ctx, name, withLook, { busy: () => false, sessions: ctx.sessions, claim })
}

type Ways<N extends EndpointName> = {
  readonly busy: () => boolean
  readonly sessions: Pick<SessionLookup, 'authenticate'>
  readonly claim?: (call: Call<N>, values: ClaimValues) => Promise<ClaimOutcome>
}

const bindWith = <N extends EndpointName>(
  app: FastifyInstance,
  ctx: AppContext,
  name: N,
  handler: Handler<N>,
  { busy, sessions, claim }: Ways<N>,
): void => {
  const endpoint = (endpoints as Readonly<Record<string, Endpoint>>)[name]
  if (!endpoint) throw new Error(`"${name}" is not in the endpoint registry.`)
  const schema: { query?: z.ZodType; body?: z.ZodType; value: z.ZodType } = schemas[name]
  const { encrypted: sealed, idempotent, upload, limit } = endpoint

  /** A call with a key burns the id of its body with the claim of the key. */
  const bodyOf = async (
    request: FastifyRequest,
    { body: sent, address }: Asked,
    merchant: Merchant,
    hasKey: boolean,
  ): Promise<Result<Body>> => {
    const plain = (value: unknown, id: BodyId | null = null): Result<Body> => {
      const parsed = parse(schema.body, value)
      return parsed.ok ? ok({ value: parsed.value, id }) : parsed
    }
    if (!schema.body) return plain(undefined)
    if (sent === undefined || sent === null) return fail('request_body_required')
    if (!sealed) return plain(sent)
    const encryptionHeader = singleHeader(request, 'encryption')
    if (encryptionHeader === null) return ctx.config.allowPlainBodies ? plain(sent) : fail('encryption.required')
    const opened = await ctx.bodies.open(sent, {
      ...address,
      merchantCode: merchant.code,
      encryptionHeader,
    })
    if (!opened.ok) return opened
    const { value, id } = opened.value
    if (hasKey) return plain(value, id)
    return (await burnBodyId(ctx.db, id)) ? plain(value) : fail('encryption.invalid')
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<Result<unknown>> => {
    const allowed = busy() ? fail('system.busy') : await admitted(ctx, endpoint, request, sessions)
    if (!allowed.ok) return allowed
    return ofMerchant(allowed.value.merchant.code, () => answerTo(request, reply, asked, allowed.value))
  }

  const answerTo = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    { merchant, facts, member }: Admitted,
  ): Promise<Result<unknown>> => {
    const query = parse(schema.query, asked.query)
    if (!query.ok) return query
    const key = carriesKey(endpoint) && member !== null ? singleHeader(request, 'idempotency-key') : null
    if (key === null ? idempotent === true : !idempotencyForm.test(key))
      return fail('request_param_err', undefined, { 'Idempotency-Key': 'required' })
    const body = await bodyOf(request, asked, merchant, key !== null)
    if (!body.ok) return body
    const limited = limit && (await overLimit(ctx, name, limit, facts, member))
    if (limited) return limited
    // The parts were parsed with the schemas that these types are derived from.
    const call = {
      query: query.value,
      body: withCaptchaFlow(body.value.value, request),
      member,
      merchant,
      language: languageOf(request, merchant),
      request: facts,
      refreshCookie: refreshCookie(request, reply, ctx.config, ctx.clock.now),
      captchaCookie: captchaCookie(request, reply, ctx.config.secureCookies),
      guestCookie: guestCookie(request, reply, ctx.config),
      idempotencyKey: idempotent === true ? key : null,
    } as unknown as Call<N>
    return key !== null && member !== null
      ? once(
          ctx,
          { memberId: member.id, key, endpoint: name, body: body.value.value, bodyId: body.value.id },
          async () => handler(call),
          claim && ((values) => claim(call, values)),
        )
      : handler(call)
  }

  for (const [index, address] of addressesOf(name).entries()) {
    const asked = index === 0 || sealed ? askedByName : askedByAlias
    app.route({
      method: address.method,
      url: address.path,
      bodyLimit: bodyLimitOf(endpoint),
      ...(upload && {
        // A stranger does not make the gateway read millions of bytes.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          const allowed = busy() ? fail('system.busy') : await admitted(ctx, endpoint, request, sessions)
          if (!allowed.ok) return sendFailure(reply, allowed)
          return undefined
        },
      }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        let result: Result<unknown>
        try {
          result = await answer(request, reply, { ...asked(request), address })
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
}
