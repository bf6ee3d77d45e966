import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import { accountNames } from '../../identity'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { batchLoader, maxBatchSize } from '../../platform/db/batch-loader'
import { ok, type Result } from '../../platform/http/result'
import { largestWins } from '../seamless/round-record-store'
import { winnerBoardOptOutIds } from './games.sql'
import { maskAccount } from './mask'
import { merchantCatalogue } from './merchant-catalogue'

const windowMs = 24 * 3_600_000
const rowsShown = 20

/** Visitors who ask at the same time share one query. */
const winsOf = (ctx: AppContext) =>
  batchLoader(async (merchantCodes: readonly string[]) => {
    const now = ctx.clock.now()
    const span = { after: now - windowMs, until: now }
    const lists = await Promise.all(
      merchantCodes.map(
        async (code) => [code, await largestWins(ctx.db, code, span, winnerBoardOptOutIds, rowsShown)] as const,
      ),
    )
    return new Map(lists)
  }, maxBatchSize)

/** The largest wins of the last 24 hours, names masked, without members who opted out (domain §8.40). */
export const winnerBoard = (ctx: AppContext) => {
  const wins = winsOf(ctx)
  return async (merchant: Merchant): Promise<Result<ValueOf<'winnerBoard'>>> =>
    boardOf(ctx, merchant, (await wins(merchant.code)) ?? [])
}

const boardOf = async (
  ctx: AppContext,
  merchant: Merchant,
  rows: Awaited<ReturnType<typeof largestWins>>,
): Promise<Result<ValueOf<'winnerBoard'>>> => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  return ok({
    list: rows.flatMap((row) => {
      const game = catalogue.game(row.gameCode)
      if (!game) return []
      const picture = catalogue.art(`game/${game.code}`)
      return {
        gameId: game.code,
        iconUrl: picture.url,
        iconColour: picture.colour,
        currency: row.currency,
        at: row.settledAt,
        // Cut to one decimal for display; the amounts beside it are exact.
        vo: {
          winAmount: moneyToWire(row.payout, row.currency),
          customerName: maskAccount(nameOf(row.memberId)),
          gameName: game.name,
          stake: moneyToWire(row.stake, row.currency),
          multiplier: Number((row.payout * 10n) / row.stake) / 10,
        },
      }
    }),
  })
}
