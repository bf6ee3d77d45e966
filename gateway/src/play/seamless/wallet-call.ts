import { inTransaction } from '../../platform/db/transaction'
import { isOutOfRange } from '../../platform/db/sql-error'
import type { AppContext } from '../../platform/runtime/app-context'
import { tryOptimistic } from './optimistic'
import { answerText, type MoneyCall, readRequest, type Unreadable } from './protocol'
import { TxIdTaken } from './call-context'
import { perform } from './wallet'

export type WalletReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: Extract<Unreadable['status'], 'malformed'> }

export const walletCall = async (
  ctx: AppContext,
  provider: string,
  call: MoneyCall,
  json: unknown,
): Promise<WalletReply> => {
  const read = readRequest(call, json)
  if (!read.ok)
    return read.status === 'malformed'
      ? { ok: false, reason: read.status }
      : { ok: true, text: answerText({ status: read.status }) }
  const { request } = read
  try {
    const text =
      (await tryOptimistic(ctx.db, provider, request, ctx.clock.now())) ??
      (await inTransaction(ctx.db, (tx) => perform(tx, provider, request, ctx.clock.now())))
    if (text.startsWith('{"status":"DUPLICATE_MISMATCH"'))
      ctx.log.error(
        { alert: 'seamless.duplicate.mismatch', provider, txId: request.txId, call },
        'a provider used one transaction id for two things',
      )
    return { ok: true, text }
  } catch (error) {
    // The transaction was rolled back: a sum left the range of `bigint`.
    if (isOutOfRange(error)) return { ok: true, text: answerText({ status: 'AMOUNT_INVALID' }) }
    if (!(error instanceof TxIdTaken)) throw error
    ctx.log.error(
      { alert: 'seamless.duplicate.mismatch', provider, txId: request.txId, call },
      'two players share one transaction id',
    )
    return { ok: true, text: answerText({ status: 'DUPLICATE_MISMATCH' }) }
  }
}
