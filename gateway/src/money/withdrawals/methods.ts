import type { Currency, Minor } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'
import { wholeAmount } from '../../platform/runtime/whole-amount'
import type { PayoutKind } from './schema'

/** Written instead of a check digit of 10 or 11 (modulo 11) by some banks of Brazil. */
type CheckLetter = 'X' | 'P'
export type Bank = { readonly bankCode: string; readonly name: string; readonly checkLetter?: CheckLetter }

/** A payout method of the provider for one currency. Amounts in minor units. */
export type PayoutMethod = {
  readonly kind: PayoutKind
  readonly currency: Currency
  readonly min: Minor
  readonly max: Minor
  readonly fee: Minor
  readonly banks: readonly Bank[]
  /** Accounts are named with their branch ("agência"). */
  readonly needsBranch: boolean
}

const bank = (bankCode: string, name: string, checkLetter?: CheckLetter): Bank => ({
  bankCode,
  name,
  ...(checkLetter && { checkLetter }),
})

/** Limits and fee in whole units of the currency. */
const offer = (
  kind: PayoutKind,
  currency: Currency,
  [min, max, fee]: readonly [min: number, max: number, fee: number],
  banks: readonly Bank[] = [],
): PayoutMethod => ({
  ...{ kind, currency, banks },
  needsBranch: kind === 'bank' && currency === 'BRL',
  min: wholeAmount(min, currency),
  max: wholeAmount(max, currency),
  fee: wholeAmount(fee, currency),
})

const offered: readonly PayoutMethod[] = [
  offer('pix', 'BRL', [20, 10_000, 0]),
  offer(
    'bank',
    'BRL',
    [50, 20_000, 2],
    [
      bank('001', 'Banco do Brasil', 'X'),
      bank('033', 'Santander'),
      bank('104', 'Caixa'),
      bank('237', 'Bradesco', 'P'),
      bank('260', 'Nubank'),
      bank('341', 'Itaú'),
    ],
  ),
  offer('promptpay', 'THB', [100, 50_000, 0]),
  offer(
    'bank',
    'THB',
    [300, 100_000, 10],
    [
      bank('BBL', 'Bangkok Bank'),
      bank('KBANK', 'Kasikornbank'),
      bank('KTB', 'Krungthai Bank'),
      bank('SCB', 'Siam Commercial Bank'),
    ],
  ),
  offer(
    'bank',
    'JPY',
    [1_000, 500_000, 165],
    [bank('0001', 'Mizuho Bank'), bank('0005', 'MUFG Bank'), bank('0009', 'Sumitomo Mitsui Banking')],
  ),
  offer(
    'bank',
    'KRW',
    [10_000, 5_000_000, 500],
    [bank('004', 'KB Kookmin Bank'), bank('020', 'Woori Bank'), bank('088', 'Shinhan Bank')],
  ),
  offer(
    'bank',
    'VND',
    [200_000, 100_000_000, 3_300],
    [bank('BIDV', 'BIDV'), bank('TCB', 'Techcombank'), bank('VCB', 'Vietcombank')],
  ),
]

/** Methods of the currency that the merchant's profile enables. */
export const payoutMethods = (merchant: Merchant, currency: Currency): readonly PayoutMethod[] =>
  offered.filter((method) => method.currency === currency && merchant.profile.withdrawal?.methods.includes(method.kind))
