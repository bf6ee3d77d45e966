import { addMinor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { gameToWire, offerOf, prizeModeOf } from '../games'
import { openRoundsOf } from '../seamless/round-record-store'

const mostShown = 5

/**
 * Rounds that somebody left before they were over. A game that is no longer offered cannot be continued and is not told; a lottery
 * ticket was not left, it waits for its draw.
 */
export const openRounds = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'openRounds'>>> => {
  const offer = await offerOf(ctx, merchant)
  const lotteries = offer.games.filter((game) => prizeModeOf(game) !== null).map(({ code }) => code)
  const rows = await openRoundsOf(ctx.db, member.id, lotteries, mostShown)
  return ok({
    list: rows.flatMap(({ roundId, gameCode, stake, freeStake, currency, openedAt }) => {
      const game = offer.game(gameCode)
      return game?.playable
        ? [
            {
              roundId,
              game: gameToWire(offer, game),
              stake: moneyToWire(addMinor(stake, freeStake), currency),
              openedAt,
            },
          ]
        : []
    }),
  })
}
