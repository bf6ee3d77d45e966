import { type Currency, type Minor, addMinor, minor, zero } from '@mosaic/contracts'
import { type AccountRef, accountKey } from './accounts'

export type Posting = { readonly account: AccountRef; readonly amount: Minor }

export type PostingFault = 'empty' | 'zero-amount' | 'not-zero-sum' | 'account-twice' | 'merchants-mixed'

/** The rules that the database enforces, checked before a statement is sent. */
export const postingFault = (postings: readonly Posting[]): PostingFault | null => {
  if (postings.length < 2) return 'empty'
  if (postings.some((posting) => posting.amount === 0n)) return 'zero-amount'
  if (new Set(postings.map((posting) => accountKey(posting.account))).size !== postings.length) return 'account-twice'
  if (new Set(postings.map((posting) => posting.account.merchant)).size !== 1) return 'merchants-mixed'
  const sums = new Map<Currency, Minor>()
  for (const { account, amount } of postings)
    sums.set(account.currency, addMinor(sums.get(account.currency) ?? zero, amount))
  return [...sums.values()].some((sum) => sum !== 0n) ? 'not-zero-sum' : null
}

/** Moves money between two accounts. */
export const transfer = (from: AccountRef, to: AccountRef, amount: Minor): readonly Posting[] => [
  { account: from, amount: minor(-amount) },
  { account: to, amount },
]
