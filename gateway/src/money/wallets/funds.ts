import { moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type Funds, playerFunds } from '../ledger'
import { accountTypeOf, vendorWalletsOf } from './merchant-wallets'

/** All balances of a member: main, bonus, locked, at vendors and in transit. */
export const fundsToWire = (
  config: AppContext['config'],
  merchant: Merchant,
  { currency }: Pick<Member, 'currency'>,
  held: Funds,
  typeId?: string,
): ValueOf<'funds'> => {
  const vendors = vendorWalletsOf(config, merchant)
  const always = ['main', ...vendors.map(({ code }) => accountTypeOf(code))]
  const codes = [...always, ...held.balances.map(({ code }) => code).filter((code) => !always.includes(code))]
  const nameOf = (code: string): string => {
    const [kind = code, vendor] = code.split(':')
    return vendor === undefined ? kind : (vendors.find((each) => each.code === vendor)?.name ?? vendor)
  }
  const wallets = codes.map((code) => ({
    code,
    name: nameOf(code),
    balance: moneyToWire(held.balances.find((each) => each.code === code)?.balance ?? zero, currency),
  }))
  return {
    sumBalance: moneyToWire(held.total, currency),
    currency,
    currencySymbol: merchant.profile.currencySymbol,
    balanceVersion: Number(held.version),
    wallets,
    balance: wallets
      .filter(({ code }) => typeId === undefined || code === typeId)
      .map(({ code, balance }) => ({ accountTypeId: code, availBalance: balance })),
    // The call about funds fills these; a change of a balance changes no offer (spec §3).
    dailysalreqtype: '',
    divtypecompperiodreq: '',
    contracthoursalreq: '',
  }
}

export const funds = async (
  ctx: Pick<AppContext, 'config' | 'db'>,
  merchant: Merchant,
  member: Pick<Member, 'id' | 'currency'>,
): Promise<ValueOf<'funds'>> =>
  fundsToWire(ctx.config, merchant, member, await playerFunds(ctx.db, merchant.code, member.id, member.currency))
