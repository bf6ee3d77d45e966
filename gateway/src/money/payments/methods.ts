import { type Currency, type Deposit, type Minor, minor } from '@mosaic/contracts'
import type { Merchant } from '../../platform/kernel/app-context'

/** A way to pay that the connected payment provider offers for one currency, or a transfer to the house. Amounts in minor units. */
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

const major = (amount: number): Minor => minor(BigInt(amount) * 100n)

/** Time to transfer and to send the proof. */
const transferMinutes = 24 * 60

const inReais = {
  currency: 'BRL',
  quickAmounts: [20, 50, 100, 200, 500, 1_000].map(major),
  dailyLimit: major(20_000),
} as const
const inBaht = {
  currency: 'THB',
  quickAmounts: [100, 300, 500, 1_000, 3_000, 5_000].map(major),
  dailyLimit: major(100_000),
} as const

const offered: readonly PaymentMethod[] = [
  {
    ...inReais,
    code: 'pix',
    kind: 'qr',
    name: 'PIX',
    min: major(10),
    max: major(5_000),
    fee: major(0),
    expiresInMinutes: 15,
  },
  {
    ...inReais,
    code: 'card',
    kind: 'pg',
    name: 'Debit card',
    min: major(20),
    max: major(3_000),
    fee: minor(150n),
    expiresInMinutes: 15,
  },
  {
    ...inReais,
    code: 'bank',
    kind: 'mt',
    name: 'Bank transfer',
    min: major(100),
    max: major(20_000),
    fee: major(0),
    expiresInMinutes: transferMinutes,
  },
  {
    ...inBaht,
    code: 'promptpay',
    kind: 'qr',
    name: 'PromptPay',
    min: major(50),
    max: major(30_000),
    fee: major(0),
    expiresInMinutes: 15,
  },
  {
    ...inBaht,
    code: 'card',
    kind: 'pg',
    name: 'Debit card',
    min: major(100),
    max: major(20_000),
    fee: major(10),
    expiresInMinutes: 15,
  },
  {
    ...inBaht,
    code: 'bank',
    kind: 'mt',
    name: 'Bank transfer',
    min: major(300),
    max: major(100_000),
    fee: major(0),
    expiresInMinutes: transferMinutes,
  },
]

/** What can be done in this currency and the merchant has switched on in its profile; a transfer needs an account of the house. The earlier deposit (`dep_func` 0) knows the provider's page only. */
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
