import {
  type Currency,
  type GameCategory,
  isCurrency,
  languageTag,
  minor,
  moneyToWire,
  type ValueOf,
  type WireLanguage,
} from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { type AskedRange, askedSpan } from '../../platform/calendar'
import { currentArt } from '../../play/games'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { ok, type Result } from '../../platform/kernel/result'

type State = 'OPEN' | 'SETTLED' | 'CANCELLED'
type Query = AskedRange & {
  readonly pageNo: number
  readonly pageSize: number
  readonly vassalage?: string
  readonly gameType?: string
  readonly state?: State
}
type Row = {
  round_id: string
  opened_at: string
  settled_at: string | null
  game_code: string
  game_name: string
  vendor_code: string
  vendor_name: string
  category: GameCategory
  stake: bigint
  valid_bet: bigint
  payout: bigint
  currency: string
  state: State
}
type Sums = { n: number; stake: bigint; valid_bet: bigint; payout: bigint }

/** Own rounds of the chosen days with the sums of all pages. A cancelled round is listed and counts nothing. */
export const betReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
  query: Query,
): Promise<Result<ValueOf<'betReport'>>> => {
  const span = askedSpan(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const [from, to] = [span.value.from, span.value.to].map(
    (instant) => sql`${new Date(instant).toISOString()}::timestamptz`,
  )
  const chosen = sql`r.member_id = ${member.id} and r.counted_at >= ${from} and r.counted_at < ${to}
    ${query.vassalage ? sql`and r.vendor_code = ${query.vassalage}` : sql``} ${query.gameType ? sql`and r.category = ${query.gameType}` : sql``} ${query.state ? sql`and r.state = ${query.state}` : sql``}`
  const sums = await ctx.db.execute<Sums>(sql`
    select count(*)::int as n, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(valid_bet), 0)::bigint as valid_bet, coalesce(sum(payout), 0)::bigint as payout from rounds r where ${chosen}`)
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.round_id, r.opened_at, r.settled_at, r.game_code, g.name as game_name, r.vendor_code, v.name as vendor_name, r.category, r.stake, r.valid_bet, r.payout, r.currency, r.state
    from rounds r join games g on g.code = r.game_code join game_vendors v on v.code = r.vendor_code
    where ${chosen} order by r.counted_at desc, r.round_id limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`)
  const art = await currentArt(ctx.config.dataDir)
  const total = sums.rows[0] ?? { n: 0, stake: 0n, valid_bet: 0n, payout: 0n }
  const wire = (amount: bigint, currency: Currency) => moneyToWire(minor(amount), currency)
  return ok({
    list: rows.map((row) => {
      const currency = isCurrency(row.currency) ? row.currency : member.currency
      const picture = art(`game/${row.game_code}`)
      return {
        roundId: row.round_id,
        at: new Date(row.opened_at).getTime(),
        settledAt: row.settled_at === null ? null : new Date(row.settled_at).getTime(),
        gameId: row.game_code,
        gameName: row.game_name,
        vassalage: row.vendor_code,
        vassalageName: row.vendor_name,
        gameType: row.category,
        iconUrl: picture.url,
        iconColour: picture.colour,
        stake: wire(row.stake, currency),
        validBet: wire(row.valid_bet, currency),
        payout: wire(row.payout, currency),
        net: wire(row.payout - row.stake, currency),
        currency,
        state: row.state,
        verifyUrl: `${ctx.config.studioUrl}/verify?round=${encodeURIComponent(row.round_id)}&lang=${languageTag(language)}`,
      }
    }),
    pageNum: query.pageNo,
    totalPages: Math.ceil(total.n / query.pageSize),
    totalCount: total.n,
    footer: {
      stake: wire(total.stake, member.currency),
      validBet: wire(total.valid_bet, member.currency),
      payout: wire(total.payout, member.currency),
      net: wire(total.payout - total.stake, member.currency),
      currency: member.currency,
    },
  })
}
