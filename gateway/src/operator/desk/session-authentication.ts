import { type DeskAccess, type DeskCall, mayDo } from '@mosaic/contracts/desk'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { withinRate } from '../../platform/guard/rate-limit'
import { requestFacts, singleHeader } from '../../platform/http/request-facts'
import { type DeskFailure, type DeskResult, refused } from '../accounts/operator-result'
import { type DeskSession, sessionOf } from '../accounts/session'
import { writeLog } from '../log'
import type { Authentication, Operator } from './bind'
import { deviceTokenOf, sessionTokenOf } from './session-cookie'

/** `device`: token of a browser in which somebody gave both factors before. */
type Client = { readonly address: string; readonly userAgent: string; readonly device: string | null }
type Visitor = { readonly session: DeskSession | null; readonly client: Client }
type SignedIn = { readonly session: DeskSession; readonly client: Client }

/** All ports of a host share cookies, so only pages of the desk's own origin may write. */
const isForeign = (request: FastifyRequest, { method }: DeskCall, origin: string): boolean =>
  method === 'POST' && singleHeader(request, 'origin') !== origin

const refusalOf = (access: DeskAccess, session: DeskSession): DeskFailure | null => {
  if (access === 'anyone' || access === 'password') return null
  if (!session.open) return refused('desk.second.factor')
  if (access === 'operator') return null
  return access !== 'command' && mayDo(session.operator.role, access) ? null : refused('desk.right.missing')
}

/** One line a call and hour: whoever tries a right that is not theirs is seen, and fills no log. */
const noted = { limit: 1, windowMs: 60 * 60_000 }

const noteRefusal = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { operator, address }: DeskSession,
  { path }: DeskCall,
): Promise<void> => {
  if (await withinRate(db, clock, `desk-refused:${operator.id}:${path}`, noted))
    await writeLog(db, { operator: operator.name, address }, clock.now(), { action: 'access.refused', subject: path })
}

/** The three levels of a session at the desk, for pages of its own origin. */
export const sessionAuthentication = (ctx: Pick<AppContext, 'db' | 'clock'>, origin: string) => {
  const visitor = async (request: FastifyRequest, call: DeskCall): Promise<DeskResult<Visitor>> => {
    if (isForeign(request, call, origin)) return refused('desk.origin.foreign')
    const { ip: address, userAgent } = requestFacts(request, null)
    const token = sessionTokenOf(request)
    const session = token === null ? null : await sessionOf(ctx, token, address)
    return { ok: true, value: { session, client: { address, userAgent, device: deviceTokenOf(request) } } }
  }
  const signedIn = async (request: FastifyRequest, call: DeskCall): Promise<DeskResult<SignedIn>> => {
    const found = await visitor(request, call)
    if (!found.ok) return found
    const { session, client } = found.value
    if (session === null) return refused('desk.signed.out')
    const refusal = refusalOf(call.access, session)
    if (refusal?.code === 'desk.right.missing') await noteRefusal(ctx, session, call)
    return refusal ?? { ok: true, value: { session, client } }
  }
  const operator = async (request: FastifyRequest, call: DeskCall): Promise<DeskResult<Operator>> => {
    const found = await signedIn(request, call)
    if (!found.ok) return found
    const { operator: account, address } = found.value.session
    return {
      ok: true,
      value: { by: { operator: account.name, address }, holds: (right) => mayDo(account.role, right) },
    }
  }
  const bodyOf = ({ body }: FastifyRequest): unknown => body
  return {
    visitor: { identify: visitor, bodyOf } satisfies Authentication<Visitor>,
    signedIn: { identify: signedIn, bodyOf } satisfies Authentication<SignedIn>,
    operator: { identify: operator, bodyOf } satisfies Authentication<Operator>,
  }
}
