import { insertSubmission } from '../src/identity'
import type { AppContext } from '../src/platform/runtime/app-context'
import { inTransaction } from '../src/platform/db/transaction'

/** Accepts the member's documents, for withdrawals at merchants that require it. */
export const verified = async (
  ctx: Pick<AppContext, 'db' | 'random' | 'clock'>,
  member: { readonly id: string; readonly merchantCode: string },
): Promise<void> => {
  const at = ctx.clock.now()
  await inTransaction(ctx.db, (tx) =>
    insertSubmission(tx, {
      id: ctx.random.uuid(),
      merchantCode: member.merchantCode,
      memberId: member.id,
      fullName: 'Ana Souza',
      documentNumber: '529.982.247-25',
      state: 'VERIFIED',
      createdAt: at,
      decidedAt: at,
      decidedBy: 'test',
    }),
  )
}
