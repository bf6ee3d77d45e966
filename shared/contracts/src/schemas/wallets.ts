import { z } from 'zod'
import {
  amountInput,
  currency,
  dayRange,
  id,
  instant,
  note,
  paged,
  pageQuery,
  side,
  sideMoney,
  totals,
  wireMoney,
} from './primitives'
import { funds as consolidated } from './member'

/** `main`, or `vendor:` and the code of a vendor with its own wallet. */
const accountTypeId = z.string().min(1).max(64)

/** `isSingle`: no vendor of this merchant has its own wallet, so there are no transfers. */
export const merchantWallet = {
  value: z.object({
    isSingle: z.boolean(),
    wallets: side(z.object({ accountTypeId, vendor: z.string(), name: note })),
  }),
}

/** Balances from the vendors; `unanswered` lists vendors without an answer, with their last known balance. */
export const renewWallets = { value: consolidated.value.extend({ unanswered: side(z.string()) }) }

const transferStates = ['PENDING', 'CONFIRMED', 'FAILED', 'UNKNOWN'] as const
/** `IN`: from main to the vendor. While it is PENDING or UNKNOWN the amount is in transit. */
const transfer = z.object({
  transferId: id,
  vendor: z.string(),
  vendorName: note,
  direction: z.enum(['IN', 'OUT']),
  amount: wireMoney,
  currency,
  state: z.enum(transferStates),
  reference: note,
  createdAt: instant,
  endedAt: instant.nullable(),
})
export const walletTransfer = {
  /** One of the two is `main`. */
  body: z.object({ fromAccountTypeId: accountTypeId, toAccountTypeId: accountTypeId, amount: amountInput }),
  value: transfer,
}
/**
 * Transfers all vendor balances to main. `left`: known remaining balances; `unanswered`: vendors without an answer,
 * where nothing was moved.
 */
export const walletTransferAll = {
  value: z.object({
    list: z.array(transfer),
    left: z.array(z.object({ vendor: z.string(), vendorName: z.string(), amount: wireMoney })).optional(),
    unanswered: z.array(z.string()).optional(),
  }),
}
export const walletTransferStatus = { query: z.object({ transferId: id }), value: transfer }
export const walletTransferReport = {
  query: z.object({
    ...pageQuery,
    ...dayRange,
    vendor: z.string().max(64).optional(),
    state: z.enum(transferStates).optional(),
  }),
  value: paged(transfer).extend({
    /** Of all pages, what was confirmed. */
    footer: totals({ in: sideMoney, out: sideMoney }),
  }),
}
