import { isTrial, memberStreamPath, type Endpoint } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import { admitted } from '../guard/admission'
import { sendFailure } from '../http/answer'
import type { AppContext } from '../runtime/app-context'
import { ofMerchant } from '../db/merchant-scope'
import { addressKey, overRate } from '../guard/rate-limit'
import { singleHeader } from '../http/request-facts'
import { fail } from '../http/result'
import type { Hub } from './hub'
import { streamLimits } from './open-streams'
import { versionsOfId } from './topic'

/** After this the browser reconnects, so that connections spread over the gateways. */
const longestMs = 10 * 60_000
/** A reader who is behind by more is let go; it resumes where it was. */
const mostUnread = 64 * 1024
/** The page asks for news by calls meanwhile. */
const retrySeconds = '30'
const openingsMs = 10 * 60_000

const endpoint: Endpoint = { method: 'GET', path: memberStreamPath, module: 'COMM3', access: 'session' }

/**
 * SSE endpoint without a JSON envelope, so it is not in the endpoint registry; access is decided as for any call.
 * Does not update last_seen_at.
 */
export const streamRoutes = (app: FastifyInstance, ctx: AppContext, hub: Hub): void => {
  const sessions = { authenticate: ctx.sessions.look }
  app.get(memberStreamPath, async (request, reply) => {
    const allowed = await admitted(ctx, endpoint, request, sessions)
    if (!allowed.ok) return sendFailure(reply, allowed)
    const { member, merchant, facts } = allowed.value
    if (member === null || facts.token === null) return sendFailure(reply, fail('login.not.session'))
    const limited = await overRate(ctx.db, ctx.clock, `stream:${member.id}`, {
      limit: streamLimits.openings,
      windowMs: openingsMs,
    })
    if (limited) return sendFailure(reply, limited)
    const { token } = facts
    const { raw } = reply
    const beat = async () => {
      const still = await ofMerchant(merchant.code, () => ctx.sessions.look(token, merchant.code))
      if (still) raw.write(': here\n\n')
      else raw.end('event: end\ndata: {"reason":"session"}\n\n')
    }
    const listener = {
      member,
      network: addressKey(facts.ip),
      trial: isTrial(member.type),
      beat: () => beat().catch(() => void raw.destroy()),
      send: (text: string) => {
        raw.write(text)
        if (raw.writableLength > mostUnread) raw.destroy()
      },
      end: () => raw.end(),
    }
    // A listener that left meanwhile would never be removed.
    if (raw.destroyed) return reply
    if (!hub.add(listener, versionsOfId(singleHeader(request, 'last-event-id'))))
      return sendFailure(reply, fail('system.busy', undefined, { retryAfter: retrySeconds }))
    const oldAge = setTimeout(() => raw.end(), longestMs)
    raw.on('close', () => {
      clearTimeout(oldAge)
      hub.remove(listener)
    })
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    raw.write(': open\n\n')
    return reply
  })
}
