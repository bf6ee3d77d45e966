import { compareBooks } from '../src/operator/reconciliation/books'
import type { Db } from '../src/platform/db/database'

/** Business rows and transactions that do not agree, without the opening balances that tests give. */
export const bookDifferencesIn = async (ctx: { readonly db: Db; readonly clock: { now(): number } }) =>
  (await compareBooks(ctx.db, ctx.clock.now())).filter(({ scope }) => scope !== 'test')
