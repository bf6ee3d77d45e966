import { isAgent } from '@mosaic/contracts'
import { addDays, dayOf } from '../../platform'
import type { Db, Tx } from '../../platform/db/database'
import type { NewMember } from '../../platform/runtime/module'
import { refuse } from '../../platform/http/result'
import { affiliateByCode, insertAffiliateCode } from './affiliate-store'
import { depthOf, insertIntoTree } from './store'
import { holdTree } from './tree-history-store'

/** Domain §4.2: a tree has at most this many levels below its top. */
export const deepestLevel = 10

type Joining = { readonly id: string; readonly merchantCode: string; readonly parentId: string | null }

/** Puts a new member under their upline. No zone is a day behind `today`, so no place that still earns is missed. */
export const attach = async (tx: Tx, { id: memberId, merchantCode, parentId }: Joining, now: number): Promise<void> => {
  if (parentId !== null) {
    await holdTree(tx, merchantCode)
    const parentDepth = await depthOf(tx, parentId)
    if (parentDepth === null || parentDepth >= deepestLevel) refuse('invitation.code.incorrect')
  }
  await insertIntoTree(tx, memberId, parentId, addDays(dayOf(now, 'UTC'), -1))
}

const codeForm = /^[A-Z0-9]{4,16}$/

/** An agent invites by their account name where that makes a code, else by their id. */
export const giveAffiliateCode = async (
  tx: Tx,
  member: Pick<NewMember, 'id' | 'merchantCode' | 'account' | 'type'>,
  now: number,
): Promise<void> => {
  if (!isAgent(member.type)) return
  const { merchantCode, id: memberId } = member
  const wanted = member.account.toUpperCase()
  for (const code of codeForm.test(wanted) ? [wanted, memberId] : [memberId])
    if (await insertAffiliateCode(tx, { merchantCode, code, memberId, createdAt: now })) return
}

/** The agent behind an invitation code as it was typed, of this merchant only and only while enabled. */
export const affiliateOf = (db: Db, merchantCode: string, code: string) =>
  affiliateByCode(db, merchantCode, code.trim().toUpperCase())
