import type { Minor } from '@mosaic/contracts'
import { memberById } from '../../identity'
import { paidIn } from '../../money'
import { depositRoom, playStopped } from '../../protection'
import type { Tx } from '../../platform/db/database'
import { fail, type Failure } from '../../platform/http/result'
import type { Merchant } from '../../platform/runtime/app-context'

/**
 * Why a member may not be given money: what stops their deposits stops it too. The agent learns that there is a protection, not which.
 * Run it where the member's account is locked, so that several transfers do not share the rest of a limit.
 */
export const receiverRefusal = async (
  tx: Tx,
  { timeZone }: Pick<Merchant, 'timeZone'>,
  memberId: string,
  amount: Minor,
  now: number,
): Promise<Failure | null> => {
  if ((await memberById(tx, memberId))?.disabled !== false) return fail('transfer.receiver.disabled')
  if (await playStopped(tx, memberId, now)) return fail('transfer.receiver.protected')
  const room = await depositRoom(tx, { depositsTaken: paidIn }, { memberId, timeZone }, now)
  return room !== null && amount > room.left ? fail('transfer.receiver.protected') : null
}
