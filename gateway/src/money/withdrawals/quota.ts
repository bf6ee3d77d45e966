import { addMinor, type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'

export type QuotaFacts = {
  readonly balance: Minor
  /** Settled deposits since the last withdrawal, and the valid bet since the first of them. */
  readonly deposited: Minor
  readonly validBet: Minor
  /** How many times a deposit must be wagered before a withdrawal. */
  readonly turnover: number
  /** Additional turnover required by the bonuses of those deposits. */
  readonly bonusTurnover: Minor
  readonly dailyLimit: Minor
  readonly withdrawnToday: Minor
}
export type Quota = {
  readonly withdrawable: Minor
  readonly turnoverLeft: Minor
  /** The part for bonuses; deposits are wagered first. */
  readonly bonusTurnoverLeft: Minor
  readonly dailyLeft: Minor
}

const atLeastZero = (value: Minor): Minor => (value > 0n ? value : zero)

/**
 * The withdrawable amount (domain §8.17): zero while turnover is left, then the lower one of balance and daily limit.
 */
export const quotaOf = (facts: QuotaFacts): Quota => {
  const required = addMinor(minor(facts.deposited * BigInt(facts.turnover)), facts.bonusTurnover)
  const turnoverLeft = atLeastZero(subtractMinor(required, facts.validBet))
  const dailyLeft = atLeastZero(subtractMinor(facts.dailyLimit, facts.withdrawnToday))
  const free = facts.balance < dailyLeft ? facts.balance : dailyLeft
  return {
    withdrawable: turnoverLeft > 0n ? zero : atLeastZero(free),
    turnoverLeft,
    bonusTurnoverLeft: turnoverLeft < facts.bonusTurnover ? turnoverLeft : facts.bonusTurnover,
    dailyLeft,
  }
}

export type WithdrawRefusal =
  | { readonly code: 'money.amount.invalid' }
  | {
      readonly code:
        | 'money.amount.below.minimum'
        | 'money.amount.above.maximum'
        | 'withdraw.turnover.left'
        | 'money.limit.reached'
        | 'money.insufficient'
      readonly amount: Minor
    }

/** Why an amount is refused, with the deciding limit. The amount must exceed the fee. */
export const withdrawRefusal = (
  amount: Minor | null,
  method: { readonly min: Minor; readonly max: Minor; readonly fee: Minor },
  quota: Quota & { readonly balance: Minor },
): WithdrawRefusal | null => {
  if (amount === null || amount <= 0n) return { code: 'money.amount.invalid' }
  const least = method.min > method.fee ? method.min : addMinor(method.fee, minor(1))
  if (amount < least) return { code: 'money.amount.below.minimum', amount: least }
  if (amount > method.max) return { code: 'money.amount.above.maximum', amount: method.max }
  if (quota.turnoverLeft > 0n) return { code: 'withdraw.turnover.left', amount: quota.turnoverLeft }
  if (amount > quota.dailyLeft) return { code: 'money.limit.reached', amount: quota.dailyLeft }
  return amount > quota.balance ? { code: 'money.insufficient', amount: quota.balance } : null
}
