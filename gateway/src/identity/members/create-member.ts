import type { BodyOf, Currency } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import type { NewMember } from '../../platform/runtime/module'
import { accountKey, insertMember } from './store'

export type MemberDraft = {
  readonly merchant: { readonly code: string; readonly currency: Currency }
  readonly account: string
  readonly type: number
  /** Null: no login by password. */
  readonly passwordHash: string | null
  readonly parentId: string | null
  readonly invitationCode?: string | null
  readonly referrerId?: string | null
  readonly nickname?: string
  readonly contact?: Readonly<Record<string, string>>
  /** Verified by a code, in international form. */
  readonly mobile?: string | null
  readonly email?: string | null
  /** How and where the member registered (spec §3), as sent by the browser: for statistics only. */
  readonly registeredFrom?: Required<Pick<BodyOf<'register'>, 'registerMethod' | 'registerUrl' | 'domain'>>
  readonly at: number
}

/** Ten random digits reveal neither the number of members nor their order. */
const drawMemberId = (ctx: Pick<AppContext, 'random'>): string =>
  String(1_000_000_000 + ctx.random.int(3_000_000_000) + ctx.random.int(3) * 3_000_000_000)

/** Every module adds its part (tree, ledger accounts) in the same transaction. */
export const createMember = async (tx: Tx, ctx: AppContext, draft: MemberDraft): Promise<NewMember> => {
  const member: NewMember = {
    id: drawMemberId(ctx),
    merchantCode: draft.merchant.code,
    account: draft.account,
    type: draft.type,
    currency: draft.merchant.currency,
    parentId: draft.parentId,
    invitationCode: draft.invitationCode ?? null,
    referrerId: draft.referrerId ?? null,
  }
  await insertMember(tx, {
    ...member,
    accountKey: accountKey(draft.account),
    nickname: draft.nickname ?? '',
    passwordHash: draft.passwordHash,
    contact: { ...draft.contact },
    mobile: draft.mobile ?? null,
    email: draft.email ?? null,
    registeredAt: draft.at,
    ...(draft.registeredFrom && {
      registerMethod: draft.registeredFrom.registerMethod,
      registerUrl: draft.registeredFrom.registerUrl,
      registerDomain: draft.registeredFrom.domain,
    }),
  })
  for (const module of ctx.modules) await module.memberCreated?.(tx, ctx, member)
  return member
}
