import { minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { type AskedRange, askedSpan } from '../../platform/calendar'
import type { AppContext, Member, Merchant } from '../../platform/kernel/app-context'
import { ok, type Result } from '../../platform/kernel/result'
import { type LedgerKind, playerAccount, playerFunds } from '../ledger'

type Query = AskedRange & { readonly pageNo: number; readonly pageSize: number; readonly kind?: LedgerKind }
type Row = {
  transaction_id: string
  created_at: string
  kind: LedgerKind
  amount: bigint
  balance_after: bigint
  reference: string
  title: string
  total: number
}

/** The statement of the main pocket: every entry, newest first, each with the balance it left. */
export const accountReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  query: Query,
): Promise<Result<ValueOf<'accountReport'>>> => {
  const span = askedSpan(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const { currency } = member
  const account = playerAccount({ merchant: merchant.code, currency }, member.id)
  const [from, to] = [span.value.from, span.value.to].map(
    (instant) => sql`${new Date(instant).toISOString()}::timestamptz`,
  )
  const { rows } = await ctx.db.execute<Row>(sql`
    select e.transaction_id, e.created_at, t.kind, e.amount, e.balance_after, t.reference, t.title, count(*) over ()::int as total
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.merchant_code = ${account.merchant} and a.code = ${account.code} and a.currency = ${currency} and e.created_at >= ${from} and e.created_at < ${to} ${query.kind ? sql`and t.kind = ${query.kind}` : sql``}
    order by e.account_version desc limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`)
  const total = rows[0]?.total ?? 0
  return ok({
    list: rows.map((row) => ({
      id: row.transaction_id,
      at: new Date(row.created_at).getTime(),
      kind: row.kind,
      amount: moneyToWire(minor(row.amount), currency),
      balanceAfter: moneyToWire(minor(row.balance_after), currency),
      currency,
      reference: row.reference,
      title: row.title,
    })),
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    totalCount: total,
  })
}

export const funds = async (ctx: AppContext, merchant: Merchant, member: Member): Promise<Result<ValueOf<'funds'>>> => {
  const { currency } = member
  const held = await playerFunds(ctx.db, merchant.code, member.id, currency)
  const wallets = held.pockets.map((pocket) => ({
    code: pocket.code,
    name: pocket.code,
    balance: moneyToWire(pocket.balance, currency),
  }))
  return ok({
    sumBalance: moneyToWire(held.total, currency),
    currency,
    balanceVersion: Number(held.version),
    wallets: wallets.length > 0 ? wallets : [{ code: 'main', name: 'main', balance: moneyToWire(minor(0), currency) }],
    // Contract offers come with the contract domain; empty means that none awaits an answer (spec §3).
    dailysalreqtype: '',
    divtypecompperiodreq: '',
    contracthoursalreq: '',
  })
}
