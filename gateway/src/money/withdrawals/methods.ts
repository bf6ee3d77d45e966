import { type Currency, type Minor, minor } from '@mosaic/contracts'
import type { Merchant } from '../../platform/kernel/app-context'
import type { PayoutKind } from './schema'

type Bank = { readonly bankCode: string; readonly name: string }

/** A way to be paid that the connected provider offers for one currency. Amounts in minor units. */
export type PayoutMethod = {
  readonly kind: PayoutKind
  readonly currency: Currency
  readonly min: Minor
  readonly max: Minor
  readonly fee: Minor
  readonly banks: readonly Bank[]
}

const major = (amount: number): Minor => minor(BigInt(amount) * 100n)
const bank = (bankCode: string, name: string): Bank => ({ bankCode, name })

const offered: readonly PayoutMethod[] = [
  { kind: 'pix', currency: 'BRL', min: major(20), max: major(10_000), fee: major(0), banks: [] },
  {
    kind: 'bank',
    currency: 'BRL',
    min: major(50),
    max: major(20_000),
    fee: major(2),
    banks: [
      bank('001', 'Banco do Brasil'),
      bank('033', 'Santander'),
      bank('104', 'Caixa'),
      bank('237', 'Bradesco'),
      bank('260', 'Nubank'),
      bank('341', 'Itaú'),
    ],
  },
  { kind: 'promptpay', currency: 'THB', min: major(100), max: major(50_000), fee: major(0), banks: [] },
  {
    kind: 'bank',
    currency: 'THB',
    min: major(300),
    max: major(100_000),
    fee: major(10),
    banks: [
      bank('BBL', 'Bangkok Bank'),
      bank('KBANK', 'Kasikornbank'),
      bank('KTB', 'Krungthai Bank'),
      bank('SCB', 'Siam Commercial Bank'),
    ],
  },
]

/** What the provider can do in the member's currency and the merchant has switched on in its profile. */
export const payoutMethods = (merchant: Merchant, currency: Currency): readonly PayoutMethod[] =>
  offered.filter((method) => method.currency === currency && merchant.profile.withdrawal?.methods.includes(method.kind))
