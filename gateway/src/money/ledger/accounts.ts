import type { Currency } from '@mosaic/contracts'

/** Chart of accounts, one set per merchant and currency (domain §3.2). Only these builders write account codes. */
export type AccountRef = {
  readonly merchant: string
  readonly code: string
  readonly currency: Currency
  readonly guarded: boolean
}

export type BalanceType = 'main' | 'bonus' | 'locked'

export type Books = { readonly merchant: string; readonly currency: Currency }

/** Balances of players and agents never fall below zero; those of the operator and of providers may. */
const guarded = (books: Books, code: string): AccountRef => ({ ...books, code, guarded: true })
const open = (books: Books, code: string): AccountRef => ({ ...books, code, guarded: false })

export const playerAccount = (books: Books, memberId: string, type: BalanceType = 'main'): AccountRef =>
  guarded(books, `player:${memberId}:${type}`)
/** Prefix of the accounts of a member's vendor wallets. */
export const vendorPrefix = (memberId: string): string => `player:${memberId}:vendor:`
/** The member's money in the wallet of a vendor. */
export const vendorAccount = (books: Books, memberId: string, vendor: string): AccountRef =>
  guarded(books, `${vendorPrefix(memberId)}${vendor}`)
/** Money in transit between main and a vendor's wallet: debited, but not yet confirmed. */
export const transitAccount = (books: Books, memberId: string, vendor: string): AccountRef =>
  guarded(books, `player:${memberId}:transit:${vendor}`)
export const playerPrefix = (memberId: string): string => `player:${memberId}:`
export const houseAccount = (books: Books, gameCode: string): AccountRef => open(books, `house:${gameCode}`)

const houseStripes = 32
/** FNV-1a: a member's stripe never changes. */
const stripeOf = (memberId: string): number =>
  [...memberId].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5) %
  houseStripes
/**
 * The operator's account of a game, striped by player. Its row is locked until the bet is on disk, so one row would
 * serialize all players of the game. The sum of the stripes is the balance of the game.
 */
export const houseStripe = (books: Books, gameCode: string, memberId: string): AccountRef =>
  open(books, `house:${gameCode}:${stripeOf(memberId)}`)
export const providerClearing = (books: Books, method: string): AccountRef => open(books, `psp:${method}:clearing`)
export const withdrawPending = (books: Books): AccountRef => open(books, 'withdraw:pending')
/** Fees of deposits that members pay. */
export const depositFees = (books: Books): AccountRef => open(books, 'deposit:fees')
/** Fees of withdrawals that members pay. */
export const withdrawFees = (books: Books): AccountRef => open(books, 'withdraw:fees')
export const promotionExpense = (books: Books): AccountRef => open(books, 'promo:expense')
/** Money of a red rain that nobody caught yet. */
export const rainPot = (books: Books, rainId: string): AccountRef => guarded(books, `rain:${rainId}`)
export const rebateExpense = (books: Books): AccountRef => open(books, 'rebate:expense')
export const salaryExpense = (books: Books): AccountRef => open(books, 'salary:expense')
export const dividendExpense = (books: Books): AccountRef => open(books, 'dividend:expense')
/** Passes for pay per view rooms. */
export const roomIncome = (books: Books): AccountRef => open(books, 'rooms:income')
/** Manual credits and debits by operators. */
export const adjustments = (books: Books): AccountRef => open(books, 'adjustments')
export const rounding = (books: Books): AccountRef => open(books, 'rounding')
export const openingBalance = (books: Books): AccountRef => open(books, 'opening')
export const agentCommission = (books: Books, agentId: string): AccountRef =>
  guarded(books, `agent:${agentId}:commission`)

export const accountKey = (account: Pick<AccountRef, 'merchant' | 'code' | 'currency'>): string =>
  `${account.merchant}/${account.code}/${account.currency}`
