import type { Currency } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { MemberRead } from '../../platform/runtime/app-context'
import { namedQuery } from '../../platform/db/named-query'
import { playerPrefix } from './accounts'
import { ledgerAccounts } from './schema'

const { placeholder } = sql

export type BalanceRow = { code: string; balance: bigint; version: bigint }

/** The accounts of a merchant and currency whose codes begin with a prefix. */
export const accountsByPrefixQuery = namedQuery<BalanceRow>(
  'accounts_by_prefix',
  sql`
    select code, balance, version from ledger_accounts
    where merchant_code = ${placeholder('merchant')} and currency = ${placeholder('currency')}
      and code >= ${placeholder('prefix')} and code < ${placeholder('end')} order by id`,
)

export type BalancesRead = readonly { readonly code: string; readonly balance: string; readonly version: string }[]

/** All balances of the member of a session. Amounts are text, because JSON numbers cannot hold every `bigint`. */
export const balancesRead: MemberRead<BalancesRead> = {
  name: 'balances',
  valueOf: (member) => sql`(
    select coalesce(json_agg(json_build_object('code', code, 'balance', balance::text, 'version', version::text) order by ${ledgerAccounts.id}), '[]') from ${ledgerAccounts}
    where ${ledgerAccounts.merchantCode} = ${member.merchantCode} and ${ledgerAccounts.currency} = ${member.currency}
      and code >= 'player:' || ${member.id} || ':' and code < 'player:' || ${member.id} || ':~')`,
}

export type MemberOfBooks = { readonly id: string; readonly currency: Currency }

/** Each member's balance over all their accounts in the books of a merchant; members without accounts have no row. `offset 0`: one by one. */
export const memberBalancesQuery = (merchantCode: string, members: readonly MemberOfBooks[]): SQL => sql`
  select wanted.id as member_id, sum(account.balance)::bigint as balance
  from jsonb_to_recordset(${JSON.stringify(members.map(({ id, currency }) => ({ id, currency })))}::jsonb) as wanted (id text, currency text)
    cross join lateral (select ${ledgerAccounts.balance} as balance from ${ledgerAccounts}
      where ${ledgerAccounts.merchantCode} = ${merchantCode} and ${ledgerAccounts.currency} = wanted.currency
        and ${ledgerAccounts.code} >= 'player:' || wanted.id || ':' and ${ledgerAccounts.code} < 'player:' || wanted.id || ':~' offset 0) account
  group by 1`

export type MemberOfMerchant = MemberOfBooks & { readonly merchantCode: string }

/** The sum of the versions of all accounts of each member: it grows with every entry. */
export const balanceVersionsQuery = (members: readonly MemberOfMerchant[]): SQL => {
  // One parameter, so that the text is the same for any number of members and is planned once.
  const listed = JSON.stringify(
    members.map(({ id, merchantCode, currency }) => ({
      id,
      merchant: merchantCode,
      currency,
      prefix: playerPrefix(id),
    })),
  )
  return sql`
    select m.id as member, sum(a.version)::text as version
    from jsonb_to_recordset(${listed}::jsonb) as m (id text, merchant text, currency text, prefix text)
    cross join lateral (select version from ${ledgerAccounts} where ${ledgerAccounts.merchantCode} = m.merchant and ${ledgerAccounts.currency} = m.currency
      and ${ledgerAccounts.code} >= m.prefix and ${ledgerAccounts.code} < m.prefix || '~' offset 0) a
    group by m.id`
}
