import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { signatureOf } from '../../platform'
import { rawBodyScope } from '../../platform/http/route-scope'
import { answerText, moneyCalls, readSessionRequest, sessionTokenOf } from './protocol'
import { balanceCall } from './balance'
import { callsOfProvider } from './merchant-of-token'
import { openSession } from './open-session'
import { walletCall, type WalletReply } from './wallet-call'

const prefix = '/seamless/v1'

/** The calls of game providers: outside of the endpoint registry, without envelope, signed over the raw bytes of the body. */
export const seamlessRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  void app.register(
    rawBodyScope('seamless', async (scope) => {
      const liveKeys = [
        ctx.config.keys.seamless,
        ...(ctx.config.keys.seamlessPrevious ? [ctx.config.keys.seamlessPrevious] : []),
      ]
      const signedBy = (request: FastifyRequest): string | null => {
        const verdict = signatureOf(liveKeys, request, ctx.clock.now())
        if (verdict.ok) return verdict.keyId
        ctx.log.warn({ reason: verdict.reason, path: request.url, ip: request.ip }, 'unsigned wallet call')
        return null
      }
      const jsonOf = (request: FastifyRequest): unknown => {
        try {
          return JSON.parse(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
        } catch {
          return null
        }
      }
      const send = (reply: FastifyReply, code: number, text: string) =>
        reply.code(code).header('cache-control', 'no-store').type('application/json').send(text)
      const calls = callsOfProvider(ctx)
      const ofSession = (json: unknown, work: () => Promise<WalletReply>): Promise<WalletReply> => {
        const token = sessionTokenOf(json)
        return token === null ? work() : calls.withSession(token, work)
      }
      const handle = (path: string, work: (provider: string, json: unknown) => Promise<WalletReply>) =>
        scope.post(`${prefix}/${path}`, async (request, reply) => {
          if (signedBy(request) === null) return send(reply, 401, answerText({ status: 'INTERNAL' }))
          const answer = await work(provider, jsonOf(request))
          return answer.ok ? send(reply, 200, answer.text) : send(reply, 400, answerText({ status: 'INTERNAL' }))
        })

      for (const call of moneyCalls) handle(call, (by, json) => ofSession(json, () => walletCall(ctx, by, call, json)))
      handle('balance', (by, json) => ofSession(json, () => balanceCall(ctx, by, json)))
      handle('session', async (by, json) => {
        const opening = readSessionRequest(json)
        if (!opening) return { ok: false, reason: 'malformed' }
        return {
          ok: true,
          text: JSON.stringify(
            await calls.withLaunch(opening.launchToken, () =>
              inTransaction(ctx.db, (tx) => openSession(tx, ctx, by, opening.launchToken, opening.gameCode)),
            ),
          ),
        }
      })
    }),
  )
}

/** The one game provider. Its keys rotate; its name is stored with every round and stays. */
export const provider = 'studio'
