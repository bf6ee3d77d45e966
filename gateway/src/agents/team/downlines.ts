import { type Currency, minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { type AskedRange, askedSpan } from '../../platform'
import { instantOf, timestamp } from '../../platform/kernel/columns'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { type AskedPage, limitTo, pageNumbers, totalOf, totalRows } from '../../platform/kernel/paging'
import { fail, ok, type Result } from '../../platform/kernel/result'
import { onlineWindowMs } from './figures'
import { depthIn } from './tree'

type Query = AskedRange & AskedPage & { readonly parentId?: string; readonly search?: string }
type Row = {
  id: string
  account: string
  type: number
  level: number
  direct_count: number
  team_count: number
  online: boolean
  registered_at: string
  last_login_at: string | null
  balance: bigint
  currency: Currency
  deposit: bigint
  bet: bigint
  valid_bet: bigint
  payout: bigint
  total: number
}

const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/**
 * One level of the tree, or with a search every level below. Each row speaks of that member alone; `level` counts from
 * the agent who asks. The join on the closure table decides what is visible, before any filter, sort or page.
 */
export const downlines = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: Query,
): Promise<Result<ValueOf<'downlines'>>> => {
  const now = ctx.clock.now()
  const span = askedSpan(query, merchant.timeZone, now)
  if (!span.ok) return span
  const parent = query.parentId ?? agent.id
  const parentDepth = await depthIn(ctx.db, agent.id, parent)
  if (parentDepth === null) return fail('not.found')
  const search = query.search?.trim() ?? ''
  const chosen =
    search === ''
      ? sql`mine.depth = ${parentDepth + 1} and m.parent_id = ${parent}`
      : sql`mine.depth > 0 and m.account_key like ${likePattern(search)}`
  const [from, to, seenAfter] = [span.value.from, span.value.to, now - onlineWindowMs].map(timestamp)
  const { rows } = await ctx.db.execute<Row>(sql`
    with page as (
      select m.id, m.account, m.type, m.registered_at, m.last_login_at, m.currency, m.merchant_code, mine.depth as level, ${totalRows} as total
      from agent_tree mine join members m on m.id = mine.descendant_id
      where mine.ancestor_id = ${agent.id} and ${chosen}
      order by mine.depth, m.registered_at desc, m.id ${limitTo(query)}
    )
    select page.id, page.account, page.type, page.level, page.registered_at, page.last_login_at, page.currency, page.total,
      (select count(*)::int from agent_tree t where t.ancestor_id = page.id and t.depth = 1) as direct_count,
      (select count(*)::int from agent_tree t where t.ancestor_id = page.id and t.depth > 0) as team_count,
      exists (select 1 from sessions s where s.member_id = page.id and s.revoked_at is null and s.last_seen_at > ${seenAfter}) as online,
      (select coalesce(sum(a.balance), 0)::bigint from ledger_accounts a where a.merchant_code = page.merchant_code and a.currency = page.currency and a.code >= 'player:' || page.id || ':' and a.code < 'player:' || page.id || ':~') as balance,
      coalesce((select sum(d.settled_amount) from deposits d where d.member_id = page.id and d.state = 'SETTLED' and d.settled_at >= ${from} and d.settled_at < ${to}), 0)::bigint as deposit,
      coalesce(played.bet, 0)::bigint as bet, coalesce(played.valid_bet, 0)::bigint as valid_bet, coalesce(played.payout, 0)::bigint as payout
    from page left join lateral (
      select sum(stake) as bet, sum(valid_bet) as valid_bet, sum(payout) as payout from rounds r where r.member_id = page.id and r.state = 'SETTLED' and r.counted_at >= ${from} and r.counted_at < ${to}
    ) played on true
    order by page.level, page.registered_at desc, page.id`)
  return ok({
    list: rows.map((row) => {
      const wire = (amount: bigint) => moneyToWire(minor(amount), row.currency)
      return {
        id: row.id,
        account: row.account,
        type: row.type,
        level: row.level,
        directCount: row.direct_count,
        teamCount: row.team_count,
        online: row.online,
        registeredAt: instantOf(row.registered_at),
        lastLoginAt: instantOf(row.last_login_at),
        balance: wire(row.balance),
        deposit: wire(row.deposit),
        bet: wire(row.bet),
        validBet: wire(row.valid_bet),
        payout: wire(row.payout),
        pnl: wire(row.payout - row.bet),
        currency: row.currency,
      }
    }),
    ...pageNumbers(query, totalOf(rows)),
  })
}
