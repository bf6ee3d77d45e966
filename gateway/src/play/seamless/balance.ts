import type { SeamlessStatus } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { playStopped } from '../../protection'
import { answerText, readBalanceRequest, tokenHash } from './protocol'
import { type SessionState, sessionState } from './session-store'
import { freeRoundsFor } from './waiting-free-rounds'
import type { WalletReply } from './wallet-call'

/** The status that a bet would meet; the balance itself is answered in any case. */
const stateOf = async (ctx: AppContext, session: SessionState): Promise<SeamlessStatus> => {
  const now = ctx.clock.now()
  if (session.maintenance) return 'MAINTENANCE'
  if (!session.active) return 'ACCOUNT_LOCKED'
  if (await playStopped(ctx.db, session.memberId, now)) return 'SELF_EXCLUDED'
  return session.expiresAt <= now || !session.deviceSessionAlive ? 'SESSION_EXPIRED' : 'OK'
}

export const balanceCall = async (ctx: AppContext, provider: string, json: unknown): Promise<WalletReply> => {
  const request = readBalanceRequest(json)
  if (!request) return { ok: false, reason: 'malformed' }
  const now = ctx.clock.now()
  const session = await sessionState(ctx.db, tokenHash(request.sessionToken), now)
  if (!session || session.provider !== provider) return { ok: true, text: answerText({ status: 'SESSION_UNKNOWN' }) }
  const status = await stateOf(ctx, session)
  return {
    ok: true,
    text: answerText({
      status,
      balance: session.balance.toString(),
      balanceVersion: Number(session.version),
      currency: session.currency,
      freeRounds: await freeRoundsFor(ctx.db, session, now),
    }),
  }
}
