import { moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { playerFunds } from '../ledger'

/** All money of a player, pocket by pocket. */
export const funds = async (ctx: AppContext, merchant: Merchant, member: Member): Promise<ValueOf<'funds'>> => {
  const { currency } = member
  const held = await playerFunds(ctx.db, merchant.code, member.id, currency)
  const wallets = held.pockets.map((pocket) => ({
    code: pocket.code,
    name: pocket.code,
    balance: moneyToWire(pocket.balance, currency),
  }))
  const shown = wallets.length > 0 ? wallets : [{ code: 'main', name: 'main', balance: moneyToWire(zero, currency) }]
  return {
    sumBalance: moneyToWire(held.total, currency),
    currency,
    currencySymbol: merchant.profile.currencySymbol,
    balanceVersion: Number(held.version),
    wallets: shown,
    balance: shown.map(({ code, balance }) => ({ accountTypeId: code, availBalance: balance })),
    // Contract offers come with the contract domain; empty means that none awaits an answer (spec §3).
    dailysalreqtype: '',
    divtypecompperiodreq: '',
    contracthoursalreq: '',
  }
}
