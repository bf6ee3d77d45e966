import { type Currency, type Deposit, type DepositMethodCode, type Minor, minor, zero } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'
import { wholeAmount } from '../../platform/runtime/whole-amount'

/** A payment method of the provider for one currency, or a bank transfer to the operator. Amounts in minor units. */
export type PaymentMethod = {
  readonly code: string
  readonly kind: Deposit['kind']
  readonly currency: Currency
  readonly name: string
  readonly min: Minor
  readonly max: Minor
  readonly fee: Minor
  readonly quickAmounts: readonly Minor[]
  readonly expiresInMinutes: number
  /** Gross limit of one member and business day, over all methods. */
  readonly dailyLimit: Minor
}

/** Minutes to pay at the provider, and to transfer and upload a proof. */
const [paymentMinutes, transferMinutes] = [15, 24 * 60]

type MethodTerms = Pick<PaymentMethod, 'kind' | 'name'> & {
  readonly code: DepositMethodCode
  readonly min: number
  readonly max: number
  readonly fee?: Minor
}
const card = { code: 'card', kind: 'pg', name: 'Debit card' } as const
const bank = { code: 'bank', kind: 'mt', name: 'Bank transfer' } as const

/** Quick amounts and limits are whole units of the currency. */
const offeredIn = (
  currency: Currency,
  quickAmounts: readonly number[],
  dailyLimit: number,
  offers: readonly MethodTerms[],
): readonly PaymentMethod[] =>
  offers.map(({ code, kind, name, min, max, fee = zero }) => ({
    ...{ code, kind, name, currency, fee },
    min: wholeAmount(min, currency),
    max: wholeAmount(max, currency),
    quickAmounts: quickAmounts.map((amount) => wholeAmount(amount, currency)),
    expiresInMinutes: kind === 'mt' ? transferMinutes : paymentMinutes,
    dailyLimit: wholeAmount(dailyLimit, currency),
  }))

const offered: readonly PaymentMethod[] = [
  ...offeredIn('BRL', [20, 50, 100, 200, 500, 1_000], 20_000, [
    { code: 'pix', kind: 'qr', name: 'PIX', min: 10, max: 5_000 },
    { ...card, min: 20, max: 3_000, fee: minor(150n) },
    { ...bank, min: 100, max: 20_000 },
  ]),
  ...offeredIn('THB', [100, 300, 500, 1_000, 3_000, 5_000], 100_000, [
    { code: 'promptpay', kind: 'qr', name: 'PromptPay', min: 50, max: 30_000 },
    { ...card, min: 100, max: 20_000, fee: wholeAmount(10, 'THB') },
    { ...bank, min: 300, max: 100_000 },
  ]),
  ...offeredIn('JPY', [1_000, 3_000, 5_000, 10_000, 30_000, 50_000], 500_000, [
    { ...card, min: 500, max: 100_000, fee: minor(35n) },
    { ...bank, min: 3_000, max: 500_000 },
  ]),
  ...offeredIn('KRW', [10_000, 30_000, 50_000, 100_000, 300_000, 500_000], 5_000_000, [
    { ...card, min: 5_000, max: 1_000_000, fee: minor(350n) },
    { ...bank, min: 30_000, max: 5_000_000 },
  ]),
  ...offeredIn('VND', [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000], 100_000_000, [
    { ...card, min: 50_000, max: 20_000_000, fee: minor(5_500n) },
    { ...bank, min: 200_000, max: 100_000_000 },
  ]),
]

/**
 * Methods of the currency that the merchant's profile enables. Bank transfers need a payee; the older deposit form
 * (`dep_func` 0) supports only the provider's page.
 */
export const paymentMethods = ({ profile }: Merchant, currency: Currency): readonly PaymentMethod[] =>
  profile.paymentMethods.flatMap((code) =>
    offered.filter(
      (method) =>
        method.code === code &&
        method.currency === currency &&
        (method.kind !== 'mt' || profile.payee !== undefined) &&
        (method.kind === 'pg' || profile.mobileTemplate?.dep_func !== '0'),
    ),
  )

/** The quick amounts within the limits of the method. */
export const offeredAmounts = ({ quickAmounts, min, max }: PaymentMethod): readonly Minor[] =>
  quickAmounts.filter((amount) => amount >= min && amount <= max)
