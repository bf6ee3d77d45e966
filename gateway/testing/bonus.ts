import type { WageringTerms } from '@mosaic/contracts/desk'
import type { Currency } from '@mosaic/contracts'
import { profileAmount } from '../src/platform'
import type { AppContext } from '../src/platform/runtime/app-context'
import { systemRandom } from '../src/platform/runtime/random'
import { inTransaction } from '../src/platform/db/transaction'
import { lockAccounts, playerAccount } from '../src/money'
import { startBonus } from '../src/play'

type Owner = { readonly id: string; readonly merchantCode: string; readonly currency: Currency }

/** Staked five times within seven days, in any game, unless the test changes it. */
export const usualWagering: WageringTerms = {
  factor: 5,
  days: 7,
  weights: {},
  gameWeights: {},
  includedGames: [],
  excludedGames: [],
  maxStake: null,
  cashOutCap: null,
  forfeitAtWithdrawal: false,
  stackable: false,
  order: 50,
}

/** Gives a member a claimed bonus; returns its id. */
export const giveBonus = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id: memberId, merchantCode, currency }: Owner,
  amount: string,
  terms: Partial<WageringTerms> = {},
): Promise<string> => {
  const id = systemRandom.uuid()
  await inTransaction(db, async (tx) => {
    await lockAccounts(tx, [playerAccount({ merchant: merchantCode, currency }, memberId)])
    await startBonus(tx, {
      ...{ id, merchantCode, memberId, campaignId: 'test', currency, title: 'Test bonus' },
      amount: profileAmount(amount, currency),
      terms: { ...usualWagering, ...terms },
      at: clock.now(),
    })
  })
  return id
}
