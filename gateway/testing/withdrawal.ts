import type { Minor } from '@mosaic/contracts'
import { playerAccount, post, transfer, fingerprintOf } from '../src/money'
import { inTransaction } from '../src/platform/db/transaction'
import type { TestGateway } from './gateway'

/** A withdrawal that waits, as the request leaves it: the money is locked. */
export const newWithdrawal = async ({ ctx }: TestGateway, memberId: string, amount: Minor): Promise<string> => {
  const id = ctx.random.uuid()
  const account = ctx.random.uuid()
  const at = new Date(ctx.clock.now()).toISOString()
  const books = { merchant: 'aurora', currency: 'BRL' } as const
  await inTransaction(ctx.db, async (tx) => {
    await tx.execute(`insert into payout_accounts (id, merchant_code, member_id, kind, holder, account, is_default, created_at)
      values ('${account}', 'aurora', '${memberId}', 'pix', 'Ana Souza', '${id}', false, '${at}')`)
    await tx.execute(`insert into withdrawals (id, merchant_code, member_id, idempotency_key, fingerprint, payout_account_id, currency, amount, fee, state, reference, created_at)
      values ('${id}', 'aurora', '${memberId}', '${id}', '${id}', '${account}', 'BRL', ${amount}, 0, 'PENDING', 'W${id.slice(0, 8)}', '${at}')`)
    await post(tx, {
      scope: 'withdraw',
      key: id,
      fingerprint: fingerprintOf(id),
      kind: 'withdraw',
      title: 'pix',
      reference: id,
      postings: transfer(playerAccount(books, memberId), playerAccount(books, memberId, 'locked'), amount),
      at: ctx.clock.now(),
    })
  })
  return id
}
