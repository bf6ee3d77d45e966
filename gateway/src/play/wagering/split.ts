import { type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'

/** An amount in its parts of cash and of bonus money. */
export type Split = { readonly cash: Minor; readonly bonus: Minor }

/** A stake takes cash first, then bonus money (domain §2.2); null: both are not enough. */
export const splitStake = (stake: Minor, balance: Split): Split | null => {
  if (stake <= balance.cash) return { cash: stake, bonus: zero }
  const bonus = subtractMinor(stake, balance.cash)
  return bonus <= balance.bonus ? { cash: balance.cash, bonus } : null
}

/** A win, or stake that comes back, in the proportion of the round's stake; the remainder goes to cash. */
export const splitPayout = (amount: Minor, stake: Split): Split => {
  const whole = stake.cash + stake.bonus
  const bonus = whole === 0n ? zero : minor((amount * stake.bonus) / whole)
  return { cash: subtractMinor(amount, bonus), bonus }
}
