import { type Minor } from '@mosaic/contracts'
import { depositBonuses } from '../src/loyalty/campaigns/deposits/deposit-offers'
import { followDeposits } from '../src/loyalty/campaigns/deposits/settled-deposits'
import { inTransaction } from '../src/platform/db/transaction'
import { Refusal } from '../src/platform/http/result'
import { systemRandom } from '../src/platform/runtime/random'
import type { TestGateway } from './gateway'
import type { Player } from './wallet'

type Order = { readonly depositId: string; readonly grantId: string }

/** Orders a deposit with the bonus of a campaign, in any currency; null: the campaign refuses it. */
export const orderWithBonus = async (
  { ctx }: TestGateway,
  player: Player,
  { campaignId, bonus }: { readonly campaignId: string; readonly bonus: Minor },
): Promise<Order | null> => {
  const merchant = await ctx.merchants.byCode(player.merchantCode)
  if (!merchant) throw new Error('no merchant')
  const depositId = systemRandom.uuid()
  // The rest of a member is not read.
  const asked = { merchant, member: { ...player, type: 0 } as never, offerId: campaignId, depositId, amount: bonus }
  try {
    const promised = await inTransaction(ctx.db, (tx) => depositBonuses.promise(ctx, tx, asked))
    return promised.ok ? { depositId, grantId: promised.value } : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The order is paid with so much, or comes to nothing (null): what the campaign hears of it. */
export const endOrder = (
  { ctx, clock }: TestGateway,
  { id: memberId, merchantCode, currency }: Player,
  { depositId, grantId }: Order,
  arrived: Minor | null,
): Promise<void> => {
  const event =
    arrived === null
      ? { name: 'deposit.bonus.released', payload: { merchantCode, depositId, grantId } }
      : {
          name: 'deposit.settled',
          payload: { merchantCode, depositId, currency, amount: String(arrived), bonusGrantId: grantId },
        }
  return inTransaction(ctx.db, async (tx) => {
    // Only what this handler reads.
    await followDeposits.handle(tx, [{ id: 0n, memberId, at: clock.now(), ...event } as never])
  })
}
