import { z } from 'zod'
import { offeredBonus } from './deposit-bonus'
import { depositKinds } from './deposit-states'
import { wireMoney } from './primitives'

/** Deposit settings in the form of other clients. A bank is a payment method, its type the channel. */
const bank = { bankCode: z.string(), bankType: z.enum(depositKinds) }

/** Banks of the operator for transfers. */
export const depositBanks = { value: z.array(z.object({ ...bank, bankName: z.string() })) }
export const depositMethods = {
  value: z.array(z.object({ code: z.string(), displayName: z.string(), kind: z.enum(depositKinds) })),
}
export const depositChannels = {
  /** Every way to pay in works in both. */
  query: z.object({ webSupported: z.string().max(8).optional(), mobileSupported: z.string().max(8).optional() }),
  /** By the type of the banks. */
  value: z.partialRecord(
    z.enum(depositKinds),
    z.object({
      channels: z.array(
        z.object({
          vendorName: z.string(),
          vendorId: z.string(),
          mcsBankCode: z.string(),
          banks: z.array(z.object(bank)),
        }),
      ),
    }),
  ),
}
/** `N`: any amount within the bounds may be paid in, and these are offered first. */
export const depositFixedAmounts = {
  value: z.array(z.object({ ...bank, fixedAmountFlag: z.enum(['Y', 'N']), fixedAmounts: z.array(wireMoney) })),
}
export const depositPromotions = {
  value: z.array(offeredBonus.omit({ names: true }).extend({ promotionName: z.string() })),
}
