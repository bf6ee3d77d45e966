import { type Currency, isCurrency } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/runtime/module'
import { playerAccount } from './accounts'
import { keepSealing } from './seal'
import { ensureAccounts } from './store'

/** The ledger has no routes of its own: money moves only as part of something a member, a provider or an operator does. */
export const ledgerModule = defineModule({
  name: 'ledger',
  routes: () => undefined,
  start: (ctx) => Promise.resolve(keepSealing(ctx)),
  memberCreated: async (tx, _ctx, member) => {
    const { rows } = await tx.execute<{ currency: string }>(sql`select currency from members where id = ${member.id}`)
    const currency: Currency = rows[0] && isCurrency(rows[0].currency) ? rows[0].currency : 'XXX'
    await ensureAccounts(tx, [playerAccount({ merchant: member.merchantCode, currency }, member.id)])
  },
})
