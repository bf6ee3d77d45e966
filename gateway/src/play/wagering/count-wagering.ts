import { lockAccounts, playerAccount } from '../../money'
import { eventHandler } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { bonusBalance, endBonus } from './bonus-money'
import { hasOpenRounds, roundOfBonus } from '../seamless/bonus-rounds-store'
import type { BonusRow } from './schema'
import * as store from './store'
import { wageredBy } from './wagered'

/** Completes a bonus that is wagered; ends one without money and without a round that may still pay. */
const settleBonus = async (tx: Tx, bonus: BonusRow, at: number): Promise<void> => {
  if (bonus.state !== 'ACTIVE') return
  if (bonus.progress >= bonus.required) return endBonus(tx, bonus, 'COMPLETED', at)
  if ((await bonusBalance(tx, bonus)) === 0n && !(await hasOpenRounds(tx, bonus.id)))
    await endBonus(tx, bonus, 'USED_UP', at)
}

/** Follows the rounds of a bonus: each counts what it counts now, so an event that comes again changes nothing. */
export const countWagering = eventHandler({
  name: 'bonus-wagering',
  subscribesTo: ['bet.settled', 'bet.voided'],
  handle: async (tx, { at, memberId, payload: { provider, roundId, merchantCode: merchant, currency } }) => {
    const round = await roundOfBonus(tx, provider, roundId)
    if (!round) return
    await lockAccounts(tx, [playerAccount({ merchant, currency }, memberId)])
    const bonus = await store.lockBonus(tx, round.bonusId)
    if (!bonus) return
    const counted = wageredBy(bonus.terms, round.game, round)
    const after = await store.countRound(tx, { merchantCode: merchant, provider, roundId, bonusId: bonus.id }, counted)
    if (after) await settleBonus(tx, after, at)
  },
})
