import { z } from 'zod'
import { longestTested } from '../field-rule'
import { secretText } from '../schemas/secret-text'
import { visibleString } from '../text/visible-text'
import { depositStates } from '../schemas/deposit-states'
import {
  amountInput,
  currency,
  done,
  id,
  instant,
  pageQuery,
  paged,
  signedAmountInput,
  wireMoney,
} from '../schemas/primitives'
import { campaignSchemas } from './campaign-schemas'
import { webhookSchemas } from './webhook-schemas'
import { agentChangeSchemas } from './agent-change-schemas'
import { contractSchemas } from './contract-schemas'
import { conversationSchemas } from './conversation-schemas'
import { freeRoundSchemas } from './free-round-schemas'
import { name, operatorSchemas } from './operator-schemas'
import { publicationSchemas } from './publication-schemas'
import { reconciliationSchemas } from './reconciliation-schemas'
import { merchant, person, reason, secondPerson, verdict, whichRows } from './rows'
import { roles } from './rights'
import { verificationSchemas } from './verification-schemas'

const json = z.record(z.string(), z.unknown())

/** `enrol`: the account has no passkey yet and makes one now. */
const session = z.object({
  step: z.enum(['none', 'enrol', 'passkey', 'open']),
  operator: z.object({ name, role: z.enum(roles), demo: z.boolean() }).nullable(),
})

const withdrawStates = ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'FAILED'] as const
const withdrawal = z.object({
  ...person,
  withdrawId: id,
  amount: wireMoney,
  fee: wireMoney,
  currency,
  kind: z.string(),
  account: z.string(),
  holder: z.string(),
  state: z.enum(withdrawStates),
  reason: z.string(),
  reference: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  ...secondPerson,
})

const reviewReasons = ['proof', 'paid-after-end', 'wrong-currency', 'below-fee', 'above-order'] as const
const deposit = z.object({
  ...person,
  depositId: id,
  amount: wireMoney,
  currency,
  method: z.string(),
  /** PENDING: a transfer without a proof yet. */
  state: z.enum(depositStates),
  reference: z.string(),
  /** `review`: why an operator decides. `reported`: paid amount as the provider reports it. */
  review: z.enum(reviewReasons).nullable(),
  reported: wireMoney.nullable(),
  /** Reason of a rejection. */
  reason: z.string(),
  decidedBy: z.string().nullable(),
  createdAt: instant,
  images: z.array(z.string()),
  ...secondPerson,
  /** The amount that the first person approved; another one needs a first approval again. */
  approvedAmount: wireMoney.nullable(),
})

const kycStates = ['PENDING', 'VERIFIED', 'REJECTED'] as const
const kycDocument = z.object({
  ...person,
  id: z.uuid(),
  fullName: z.string(),
  documentNumber: z.string(),
  images: z.number().int(),
  state: z.enum(kycStates),
  reason: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
})

const adjustmentStates = ['PROPOSED', 'POSTED', 'REJECTED'] as const
const adjustment = z.object({
  ...person,
  ...secondPerson,
  id: z.uuid(),
  /** Below zero: debited from the member. */
  amount: wireMoney,
  currency,
  reason: z.string(),
  state: z.enum(adjustmentStates),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  refusal: z.string(),
})

const auditRow = z.object({
  id: z.string(),
  at: instant,
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: json,
  address: z.string(),
  before: json.nullable(),
  after: json.nullable(),
})

/** Body, query and value of each call of the desk. */
export const deskSchemas = {
  session: { value: session },
  /** Before the password: a passkey makes this browser known, which strangers cannot use up the attempts of. */
  deviceOptions: { body: z.object({}), value: z.object({ options: json }) },
  deviceAnswer: { body: z.object({ credential: json }), value: done },
  login: { body: z.object({ name: z.string().max(32), password: secretText() }), value: session },
  /** `token`: of the link in the mail; the person chooses the password. */
  enrol: {
    body: z.object({ token: z.string().regex(/^[\w-]{43}$/), password: secretText(longestTested, 12) }),
    value: session,
  },
  logout: { body: z.object({}), value: done },
  passkeyOptions: {
    /** `another`: a further passkey for this browser, for demo accounts only. */
    body: z.object({ another: z.boolean().default(false) }),
    value: z.object({ kind: z.enum(['create', 'get']), options: json }),
  },
  passkeyAnswer: { body: z.object({ credential: json }), value: session },
  queues: {
    value: z.object({
      withdrawals: z.number().int().nullable(),
      deposits: z.number().int().nullable(),
      kyc: z.number().int().nullable(),
      adjustments: z.number().int().nullable(),
      freeRounds: z.number().int().nullable(),
      applications: z.number().int().nullable(),
      dividends: z.number().int().nullable(),
      agentChanges: z.number().int().nullable(),
      operators: z.number().int().nullable(),
      reconciliation: z.number().int().nullable(),
      chats: z.number().int().nullable(),
      mails: z.number().int().nullable(),
    }),
  },
  /** `under-way`: waiting for a decision, or approved and being paid out. */
  withdrawals: {
    query: z.object({ show: z.enum(['waiting', 'under-way', 'all']).default('waiting') }),
    value: z.object({ list: z.array(withdrawal) }),
  },
  decideWithdrawal: { body: verdict, value: withdrawal },
  /** `open`: waiting for a decision, or a transfer without a proof yet. */
  deposits: {
    query: z.object({ show: z.enum(['waiting', 'open', 'all']).default('waiting') }),
    value: z.object({ list: z.array(deposit) }),
  },
  depositImage: { query: z.object({ id: z.uuid(), image: z.uuid() }), value: z.null() },
  decideDeposit: {
    body: z.discriminatedUnion('verdict', [
      /** `amount`: found on the account; only this is credited. */
      z.object({
        id: z.uuid(),
        verdict: z.literal('approve'),
        amount: amountInput,
      }),
      z.object({ id: z.uuid(), verdict: z.literal('reject'), reason }),
    ]),
    value: deposit.pick({
      ...{ depositId: true, amount: true, currency: true, state: true },
      ...{ needsTwo: true, approvedBy: true, approvedAmount: true },
    }),
  },
  kycDocuments: { ...whichRows, value: z.object({ list: z.array(kycDocument) }) },
  kycImage: { query: z.object({ id: z.uuid(), position: z.coerce.number().int().min(0).max(9) }), value: z.null() },
  decideKyc: { body: verdict, value: kycDocument },
  adjustments: { ...whichRows, value: z.object({ list: z.array(adjustment) }) },
  proposeAdjustment: {
    body: z.object({
      /** Made by the caller, so a repeated call proposes nothing twice. */
      id: z.uuid(),
      memberId: id,
      amount: signedAmountInput,
      reason,
    }),
    value: adjustment,
  },
  decideAdjustment: { body: verdict, value: adjustment },
  members: {
    query: z.object({ merchant: merchant.default(''), search: visibleString().max(64).default('') }),
    value: z.object({
      list: z.array(z.object({ ...person, type: z.number().int(), registeredAt: instant, disabled: z.boolean() })),
      merchants: z.array(z.object({ code: merchant, name: z.string() })),
    }),
  },
  member: {
    query: z.object({ memberId: id }),
    value: z.object({
      ...person,
      type: z.number().int(),
      /** The agent above; null at the top of a tree. */
      upline: z.object({ memberId: id, member: z.string() }).nullable(),
      nickname: z.string(),
      currency,
      timeZone: z.string(),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      disabled: z.boolean(),
      registeredAt: instant,
      lastLoginAt: instant.nullable(),
      kyc: z.enum(['NONE', ...kycStates]),
      pockets: z.array(z.object({ code: z.string(), balance: wireMoney })),
      devices: z.array(
        z.object({ id, userAgent: z.string(), ip: z.string(), createdAt: instant, lastSeenAt: instant }),
      ),
      notes: z.array(z.object({ id: z.string(), at: instant, operator: z.string(), text: z.string() })),
    }),
  },
  memberLedger: {
    query: z.object({ memberId: id, ...pageQuery }),
    value: paged(
      z.object({
        id: z.string(),
        at: instant,
        kind: z.string(),
        title: z.string(),
        reference: z.string(),
        pocket: z.string(),
        amount: wireMoney,
        balanceAfter: wireMoney,
        currency,
      }),
    ),
  },
  /** Direct downlines, the latest first; `teamCount` counts everybody below one. */
  memberTeam: {
    query: z.object({ memberId: id, ...pageQuery }),
    value: paged(
      z.object({
        memberId: id,
        member: z.string(),
        type: z.number().int(),
        teamCount: z.number().int(),
        registeredAt: instant,
      }),
    ),
  },
  memberByAccount: {
    query: z.object({ merchant, account: z.string().max(64) }),
    value: z.object({ memberId: id }),
  },
  noteMember: { body: z.object({ memberId: id, text: visibleString().min(2).max(1000) }), value: done },
  endMemberSessions: { body: z.object({ memberId: id }), value: done },
  ...freeRoundSchemas,
  ...reconciliationSchemas,
  ...verificationSchemas,
  ...conversationSchemas,
  ...publicationSchemas,
  ...campaignSchemas,
  ...webhookSchemas,
  ...agentChangeSchemas,
  ...contractSchemas,
  audit: {
    query: z.object({
      ...pageQuery,
      operator: z.string().max(64).default(''),
      subject: z.string().max(64).default(''),
    }),
    value: paged(auditRow),
  },
  ...operatorSchemas,
} as const
