import { sql } from 'drizzle-orm'
import { streamTopic } from '../../platform'
import { ledgerAccounts, playerPrefix } from '../ledger'

/** The same number as `balanceVersion` of the funds: it grows with every entry in any pocket. */
export const walletTopic = streamTopic({
  name: 'wallet',
  versionsOf: async (db, members) => {
    const asked = sql.join(
      members.map(
        ({ id, merchantCode, currency }) => sql`(${id}, ${merchantCode}, ${currency}, ${playerPrefix(id)}::text)`,
      ),
      sql`, `,
    )
    const { rows } = await db.execute<{ member: string; version: string }>(sql`
      select m.id as member, sum(a.version)::text as version
      from (values ${asked}) m (id, merchant, currency, prefix)
      join ${ledgerAccounts} a on a.merchant_code = m.merchant and a.currency = m.currency
        and a.code >= m.prefix and a.code < m.prefix || '~'
      group by m.id`)
    return new Map(rows.map(({ member, version }) => [member, version]))
  },
})
