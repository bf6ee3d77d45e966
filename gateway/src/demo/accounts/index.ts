import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import {
  createMember,
  hashPassword,
  insertSubmission,
  memberByAccount,
  saveFirstPaymentPassword,
  setContacts,
  type VerifiedPerson,
} from '../../identity'

export const demoPassword = 'Demo#2026'

/** Accounts of every merchant. The seeded activity gives them their balances and bets through the real services. */
export const demoAccounts = [
  { account: 'player01', type: 0, purpose: 'player' },
  { account: 'vip01', type: 0, purpose: 'player with a long history' },
  { account: 'agent01', type: 1, purpose: 'agent with a team' },
] as const

const day = 24 * 60 * 60_000
/** The accounts are older than the seeded activity. */
const age = 120 * day

export const seedDemoAccounts = async (ctx: AppContext): Promise<void> => {
  let passwordHash: string | undefined
  for (const merchant of await ctx.merchants.all()) {
    for (const { account, type } of demoAccounts) {
      if (await memberByAccount(ctx.db, merchant.code, account)) continue
      const hash = (passwordHash ??= await hashPassword(demoPassword))
      await inTransaction(ctx.db, (tx) =>
        createMember(tx, ctx, {
          merchant,
          account,
          type,
          passwordHash: hash,
          parentId: null,
          at: ctx.clock.now() - age,
        }),
      )
    }
  }
}

/** A reserved domain (RFC 2606) that the shipped rule for addresses accepts. */
export const demoEmail = (account: string): string => `${account}@example.com`

/** Numbers and addresses without an owner, so that SMS login and account recovery can be tried. */
export const seedLoginMethods = async (ctx: AppContext): Promise<void> => {
  for (const [index, { account }] of demoAccounts.entries()) {
    const email = demoEmail(account)
    for (const [merchant, mobile] of [
      ['aurora', `+5511900000${100 + index}`],
      ['lotus', `+66800000${100 + index}`],
    ] as const) {
      const member = await memberByAccount(ctx.db, merchant, account)
      if (member && member.mobile === null) await setContacts(ctx.db, member.id, { mobile, email })
    }
  }
}

const demoPaymentPassword = '274951'

/** Members with a history have had a payment password for long; `player01` sets the first one, and waits. */
export const seedPaymentPasswords = async (ctx: AppContext): Promise<void> => {
  const hash = await hashPassword(demoPaymentPassword)
  for (const { code } of await ctx.merchants.all())
    for (const account of ['vip01', 'agent01']) {
      const member = await memberByAccount(ctx.db, code, account)
      if (member) await saveFirstPaymentPassword(ctx.db, member.id, hash)
    }
}

/** Invented people. Their document numbers have valid check digits but were never issued. */
const people: Readonly<Record<(typeof demoAccounts)[number]['account'], VerifiedPerson>> = {
  player01: { name: 'Ana Souza', document: '529.982.247-25' },
  vip01: { name: 'Bruno Lima', document: '111.444.777-35' },
  agent01: { name: 'Carla Dias', document: '123.456.789-09' },
}

/** The demo accounts count as verified; new accounts pass the identity check themselves. */
export const seedVerified = async (ctx: AppContext): Promise<void> => {
  for (const { code } of await ctx.merchants.all())
    for (const { account } of demoAccounts) {
      const member = await memberByAccount(ctx.db, code, account)
      if (!member) continue
      const at = ctx.clock.now()
      await inTransaction(ctx.db, (tx) =>
        insertSubmission(tx, {
          id: ctx.random.uuid(),
          merchantCode: code,
          memberId: member.id,
          fullName: people[account].name,
          documentNumber: people[account].document,
          state: 'VERIFIED',
          createdAt: at - age,
          decidedAt: at - age,
          decidedBy: 'demo',
        }),
      )
    }
}
