import { type Currency, minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { instantOf, timestamp } from '../../platform/db/columns'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { maskAccount } from './mask'
import { offerOf } from './offer'

const windowMs = 24 * 3_600_000
const rowsShown = 20

type Row = { account: string; game_code: string; stake: bigint; payout: bigint; currency: Currency; settled_at: string }

/** The largest real wins of the last 24 hours, names masked, without those who want none shown; nobody won, nothing is shown (domain §8.40). */
export const winnerBoard = async (ctx: AppContext, merchant: Merchant): Promise<Result<ValueOf<'winnerBoard'>>> => {
  const offer = await offerOf(ctx, merchant)
  const now = ctx.clock.now()
  const { rows } = await ctx.db.execute<Row>(sql`
    select m.account, r.game_code, r.stake, r.payout, r.currency, r.settled_at from rounds r join members m on m.id = r.member_id
    where r.merchant_code = ${merchant.code} and r.state = 'SETTLED' and r.payout > r.stake and r.stake > 0
      and not exists (select 1 from winner_board_opt_outs o where o.member_id = r.member_id)
      and r.counted_at > ${timestamp(now - windowMs)} and r.counted_at <= ${timestamp(now)}
    order by r.payout desc, r.settled_at desc limit ${rowsShown}`)
  return ok({
    list: rows.flatMap((row) => {
      const game = offer.game(row.game_code)
      if (!game) return []
      const picture = offer.art(`game/${game.code}`)
      return {
        gameId: game.code,
        iconUrl: picture.url,
        iconColour: picture.colour,
        currency: row.currency,
        at: instantOf(row.settled_at),
        // A ratio for the eye, cut to one decimal; the amounts beside it are exact.
        vo: {
          winAmount: moneyToWire(minor(row.payout), row.currency),
          customerName: maskAccount(row.account),
          gameName: game.name,
          stake: moneyToWire(minor(row.stake), row.currency),
          multiplier: Number((row.payout * 10n) / row.stake) / 10,
        },
      }
    }),
  })
}
