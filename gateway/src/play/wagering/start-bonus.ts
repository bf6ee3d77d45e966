import { type Minor, minor } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { lockAccounts, playerAccount } from '../../money'
import type { Tx } from '../../platform/db/database'
import { refuse } from '../../platform/http/result'
import { creditBonus } from './bonus-money'
import type { BonusRow } from './schema'
import * as store from './store'

const dayMs = 86_400_000

type NewBonus = Pick<BonusRow, 'id' | 'merchantCode' | 'memberId' | 'campaignId' | 'currency' | 'title'> & {
  readonly amount: Minor
  readonly terms: WageringTerms
  readonly at: number
}

/** One bonus is wagered at a time; a stackable one waits for its turn. */
export const bonusMayStart = async (tx: Tx, memberId: string, { stackable }: WageringTerms): Promise<boolean> =>
  stackable || (await store.liveBonuses(tx, memberId)).length === 0

/**
 * Starts the wagering of a claimed bonus. One is active at a time: a stackable one waits for its turn, any other is refused.
 * The caller holds the lock of the member's main account.
 */
export const startBonus = async (tx: Tx, { amount, terms, at, ...bonus }: NewBonus): Promise<void> => {
  await lockAccounts(tx, [
    playerAccount({ merchant: bonus.merchantCode, currency: bonus.currency }, bonus.memberId, 'bonus'),
  ])
  const isFirst = (await store.liveBonuses(tx, bonus.memberId)).length === 0
  if (!isFirst && !terms.stackable) refuse('bonus.active')
  const row = await store.insertBonus(tx, {
    ...bonus,
    state: isFirst ? 'ACTIVE' : 'WAITING',
    amount,
    required: minor(amount * BigInt(terms.factor)),
    terms,
    sort: terms.order,
    createdAt: at,
    expiresAt: at + terms.days * dayMs,
  })
  if (isFirst) await creditBonus(tx, row, at)
}
