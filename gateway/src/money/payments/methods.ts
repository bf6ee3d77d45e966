import { type Currency, type Minor, minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/kernel/database'

/** A way to pay that the connected payment provider offers for one currency. Amounts in minor units. */
export type PaymentMethod = {
  readonly code: string
  readonly currency: Currency
  readonly name: string
  readonly icon: string
  readonly min: Minor
  readonly max: Minor
  readonly fee: Minor
  readonly quickAmounts: readonly Minor[]
  readonly expiresInMinutes: number
  /** Gross limit of one member and business day. */
  readonly dailyLimit: Minor
}

const major = (amount: number): Minor => minor(BigInt(amount) * 100n)

const offered: readonly PaymentMethod[] = [
  {
    code: 'pix',
    currency: 'BRL',
    name: 'PIX',
    icon: 'pix',
    min: major(10),
    max: major(5_000),
    fee: major(0),
    quickAmounts: [20, 50, 100, 200, 500, 1_000].map(major),
    expiresInMinutes: 15,
    dailyLimit: major(20_000),
  },
  {
    code: 'promptpay',
    currency: 'THB',
    name: 'PromptPay',
    icon: 'promptpay',
    min: major(50),
    max: major(30_000),
    fee: major(0),
    quickAmounts: [100, 300, 500, 1_000, 3_000, 5_000].map(major),
    expiresInMinutes: 15,
    dailyLimit: major(100_000),
  },
]

/** What the provider can do in the merchant's currency and the merchant has switched on in its profile. */
export const paymentMethods = async (
  db: Db,
  merchantCode: string,
  currency: Currency,
): Promise<readonly PaymentMethod[]> => {
  const { rows } = await db.execute<{ codes: unknown }>(
    sql`select profile -> 'paymentMethods' as codes from merchants where code = ${merchantCode}`,
  )
  const codes = z.array(z.string()).catch([]).parse(rows[0]?.codes)
  return offered.filter((method) => method.currency === currency && codes.includes(method.code))
}
