import { moneyToWire, type Currency, type Minor, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Result } from '../../platform/http/result'

type PlayCredits = { readonly balance: Minor; readonly currency: Currency; readonly version: string }

/** Play credits of a trial account, which are no money of the ledger; null for other members. */
export type CreditsOf = (ctx: AppContext, member: Member) => Promise<Result<PlayCredits | null>>

/** Funds with the play credits as their only balance. */
export const withCredits = (funds: ValueOf<'funds'>, { balance, currency, version }: PlayCredits): ValueOf<'funds'> => {
  const sumBalance = moneyToWire(balance, currency)
  return {
    ...funds,
    sumBalance,
    currency,
    currencySymbol: 'FUN',
    balanceVersion: Number(version),
    wallets: [{ code: 'main', name: 'main', balance: sumBalance }],
    balance: [{ accountTypeId: 'main', availBalance: sumBalance }],
  }
}
