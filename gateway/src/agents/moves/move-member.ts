import { memberById, setUpline } from '../../identity'
import { addDays, dayOf, startOfDay } from '../../platform'
import type { Db, Tx } from '../../platform/db/database'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { isBoundAt } from '../contract'
import { closeTree, depthOf, givenRatesOf, heightOf, moveInTree, rebateRatesOf, uplinesOf } from '../team'
import { type MoveFault, moveFault } from './move-fault'

type Move = { readonly memberId: string; readonly uplineId: string }

/** Bets of a day earn in one line, so a move counts from the next business day on. */
const countsFrom = ({ timeZone }: Merchant, now: number): string => addDays(dayOf(now, timeZone), 1)

/** Why a move is not possible now, or the agent whom the member leaves. */
const judged = async (
  db: Db,
  merchant: Merchant,
  { memberId, uplineId }: Move,
  now: number,
): Promise<{ readonly fault: MoveFault } | { readonly from: string | null }> => {
  const [member, upline] = [await memberById(db, memberId), await memberById(db, uplineId)]
  if (!member || member.merchantCode !== merchant.code) return { fault: { code: 'member' } }
  if (!upline) return { fault: { code: 'upline' } }
  const fault = moveFault({
    member,
    upline,
    aboveUpline: await uplinesOf(db, uplineId),
    depth: (await depthOf(db, uplineId)) ?? 0,
    height: await heightOf(db, memberId),
    given: await givenRatesOf(db, memberId),
    own: await rebateRatesOf(db, merchant, uplineId),
    bound: await isBoundAt(db, memberId, { now, at: startOfDay(countsFrom(merchant, now), merchant.timeZone) }),
  })
  return fault ? { fault } : { from: member.parentId }
}

/** Why a move is not possible now; null: it is. */
export const moveProblem = async (db: Db, merchant: Merchant, move: Move, now: number): Promise<MoveFault | null> => {
  const verdict = await judged(db, merchant, move, now)
  return 'fault' in verdict ? verdict.fault : null
}

type Moved = { readonly from: string | null; readonly countsFrom: string }

/** A member with everybody below moves under another agent at once. What is played until the end of the day earns in the old line. */
export const moveMember = async (
  tx: Tx,
  { clock }: Pick<AppContext, 'clock'>,
  merchant: Merchant,
  move: Move,
): Promise<{ readonly fault: MoveFault } | Moved> => {
  const now = clock.now()
  const from = countsFrom(merchant, now)
  // Who joins or gets a contract meanwhile waits, so nothing that was checked changes before the end.
  await closeTree(tx, merchant.code)
  const verdict = await judged(tx, merchant, move, now)
  if ('fault' in verdict) return verdict
  await setUpline(tx, move.memberId, move.uplineId)
  await moveInTree(tx, { merchantCode: merchant.code, ...move, from })
  return { from: verdict.from, countsFrom: from }
}
