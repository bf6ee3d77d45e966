import { addMinor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { gameToWire, merchantCatalogue, prizeModeOf } from '../games'
import { openRoundsOf } from '../seamless/round-record-store'

const mostShown = 5

/**
 * Rounds to continue. Games that the merchant no longer lists are left out, and lottery tickets, which wait for their
 * draw.
 */
export const openRounds = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'openRounds'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  const lotteries = catalogue.games.filter((game) => prizeModeOf(game) !== null).map(({ code }) => code)
  const rows = await openRoundsOf(ctx.db, member.id, lotteries, mostShown)
  return ok({
    list: rows.flatMap(({ roundId, gameCode, stake, freeStake, currency, openedAt }) => {
      const game = catalogue.game(gameCode)
      return game?.playable
        ? [
            {
              roundId,
              game: gameToWire(catalogue, game),
              stake: moneyToWire(addMinor(stake, freeStake), currency),
              openedAt,
            },
          ]
        : []
    }),
  })
}
