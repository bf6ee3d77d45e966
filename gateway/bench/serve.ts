import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/identity'
import { serve } from './serving'

/** As many members as the bench logs in, all with one password. */
const [password = '', people = '0'] = process.argv.slice(2)
await serve(async ({ ctx }) => {
  const passwordHash = await hashPassword(password)
  await ctx.db.execute(sql`
    insert into members (id, merchant_code, account, account_key, type, currency, password_hash, registered_at)
    select (1000000000 + n)::text, 'aurora', 'bench' || n, 'bench' || n, 0, 'BRL', ${passwordHash}, now() from generate_series(1, ${Number(people)}::int) n`)
})
