import { memberById, openSession } from '../src/identity'
import { inTransaction } from '../src/platform/db/transaction'
import type { TestGateway } from './gateway'

/** The token of a new session of a member. */
export const openMemberSession = async ({ ctx }: TestGateway, memberId: string): Promise<string> => {
  const row = await memberById(ctx.db, memberId)
  if (!row) throw new Error(`There is no member ${memberId}`)
  const from = { deviceId: 'device-1', userAgent: 'test', ip: '203.0.113.9' }
  return (await inTransaction(ctx.db, (tx) => openSession(tx, ctx, row, from))).info.token
}
