import { type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/db/columns'

export type BookSpan = { readonly from: number; readonly to: number }

const postingsText = (code: SQL, currency: SQL, amount: SQL): SQL =>
  sql`string_agg(${code} || ' ' || ${currency} || ' ' || ${amount}, E'\n' order by ${code} collate "C")`

/**
 * Full comparison of a span: what business rows say must be posted, with the entries. `expected` are queries of `scope`, `key`, `kind`,
 * `merchant`, `currency`, `from_code`, `to_code` and `amount`; several rows of one key are one transaction.
 */
export const bookDifferencesQuery = (expected: readonly SQL[], span: BookSpan, limit: number): SQL => sql`
  with lines as (
    select p.scope, p.key, p.kind, p.merchant, p.currency, l.code, sum(l.amount) as amount
    from (${sql.join([...expected], sql` union all `)}) p
      cross join lateral (values (p.from_code, -p.amount), (p.to_code, p.amount)) l (code, amount)
    group by 1, 2, 3, 4, 5, 6 having sum(l.amount) <> 0
  ), recorded as (
    select scope, key, kind, merchant, ${postingsText(sql`code`, sql`currency`, sql`amount`)} as postings from lines group by 1, 2, 3, 4
  ), posted as (
    select t.scope, t.idempotency_key as key, t.kind, t.merchant_code as merchant, t.reference,
      ${postingsText(sql`a.code`, sql`e.currency`, sql`e.amount`)} as postings
    from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id and e.created_at = t.created_at and ${within(sql`e.created_at`, span)}
      left join ledger_accounts a on a.id = e.account_id and a.merchant_code = t.merchant_code
    where ${within(sql`t.created_at`, span)} group by t.id
  ), differing as materialized (
    select coalesce(r.merchant, p.merchant) as merchant, coalesce(r.scope, p.scope) as scope, coalesce(r.key, p.key) as key,
      r.key is not null as has_row, p.key is not null as has_entry, p.kind, p.reference, r.postings as recorded, p.postings as posted
    from recorded r full join posted p on p.scope = r.scope and p.key = r.key
    where (r.kind, r.merchant, r.postings) is distinct from (p.kind, p.merchant, p.postings)
    order by 2, 3 limit ${limit}
  )
  select d.merchant, d.scope, d.key, d.recorded, d.posted,
    case when not d.has_entry then 'no-entry' when d.has_row then 'amount'
      when d.reference <> '' and exists (
        select from posted o where o.reference = d.reference and o.kind = d.kind and o.postings = d.posted and (o.scope, o.key) <> (d.scope, d.key)
      ) then 'twice'
      else 'no-row' end as kind
  from differing d order by d.scope, d.key`

/** The first entry in the books. */
export const firstPostedQuery: SQL = sql`select min(created_at) as at from ledger_transactions`
