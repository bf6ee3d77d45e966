import { z } from 'zod'
import { amountInput, currency, dayRange, id, instant, pageQuery, paged, wireMoney } from './primitives'
import { funds as consolidated } from './member'

/** `main`, or `vendor:` and the code of a vendor that keeps a wallet of its own. */
const accountTypeId = z.string().min(1).max(64)

/** `isSingle`: no vendor of this merchant keeps a wallet of its own, so there is nothing to transfer. */
export const merchantWallet = {
  value: z.object({
    isSingle: z.boolean(),
    wallets: z.array(z.object({ accountTypeId, vendor: z.string(), name: z.string() })),
  }),
}

/** The wallets as the vendors say themselves; `unanswered` are vendors that said nothing, with what was known of them. */
export const renewWallets = { value: consolidated.value.extend({ unanswered: z.array(z.string()) }) }

const transferStates = ['PENDING', 'CONFIRMED', 'FAILED', 'UNKNOWN'] as const
/** `IN`: from main to the vendor. While it is PENDING or UNKNOWN the amount is in transit. */
const transfer = z.object({
  transferId: id,
  vendor: z.string(),
  vendorName: z.string(),
  direction: z.enum(['IN', 'OUT']),
  amount: wireMoney,
  currency,
  state: z.enum(transferStates),
  reference: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
})
export const walletTransfer = {
  /** One of the two is `main`. */
  body: z.object({ fromAccountTypeId: accountTypeId, toAccountTypeId: accountTypeId, amount: amountInput }),
  value: transfer,
}
/** Everything that vendors hold goes back to main. `left`: what they still hold, as far as is known; `unanswered`: who said nothing, so that nothing was moved. */
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
    footer: z.object({ in: wireMoney, out: wireMoney, currency }),
  }),
}
