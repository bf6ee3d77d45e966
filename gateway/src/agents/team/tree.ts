import { isAgent } from '@mosaic/contracts'
import type { Db, Tx } from '../../platform/db/database'
import type { NewMember } from '../../platform/runtime/module'
import { refuse } from '../../platform/http/result'
import { affiliateByCode, depthOf, insertAffiliateCode, insertIntoTree } from './store'

/** Domain §4.2: a tree has at most this many levels below its top. */
export const deepestLevel = 10

/** Puts a new member under their upline. A member never moves, so no cycle can arise. */
export const attach = async (tx: Tx, memberId: string, parentId: string | null): Promise<void> => {
  if (parentId !== null) {
    const parentDepth = await depthOf(tx, parentId)
    if (parentDepth === null || parentDepth >= deepestLevel) refuse('invitation.code.incorrect')
  }
  await insertIntoTree(tx, memberId, parentId)
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
