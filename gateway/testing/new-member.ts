import { createMember, openSession } from '../src/identity'
import type { Merchant } from '../src/platform/runtime/app-context'
import { inTransaction } from '../src/platform/db/transaction'
import type { TestGateway } from './gateway'

/** A member with a session and no login method, unless a password is given. */
export const newMember = (
  { ctx, clock }: TestGateway,
  merchant: Merchant,
  account: string,
  passwordHash: string | null = null,
  parentId: string | null = null,
): Promise<{ readonly id: string; readonly token: string }> =>
  inTransaction(ctx.db, async (tx) => {
    const about = { merchant, account, type: 0, passwordHash, parentId, at: clock.now() }
    const member = await createMember(tx, ctx, about)
    const device = { deviceId: 'device-1', userAgent: 'test', ip: '203.0.113.9', confirmed: passwordHash !== null }
    const { info } = await openSession(tx, ctx, { ...member, lastLoginAt: null }, device)
    return { id: member.id, token: info.token }
  })
