import type { AppContext } from './kernel/app-context'
import { isSeeded, markSeeded } from './kernel/seed-marks'
import { seedDemoAccounts } from './demo-accounts'
import { seedMerchants } from './merchants'

type Step = { readonly name: string; run(ctx: AppContext): Promise<void> }

const step = (name: string, run: (ctx: AppContext) => Promise<void>): Step => ({ name, run })

/** Merchants and demo accounts: what the site needs before anything can happen on it. */
export const seedIdentity = async (ctx: AppContext): Promise<void> => {
  await seedMerchants(ctx)
  await seedDemoAccounts(ctx)
}

const steps: readonly Step[] = [step('identity', seedIdentity)]

/** Every step once in a database's life. A step that was cut off runs again, so each is written to go on where it was. */
export const seed = (ctx: AppContext): Promise<void> =>
  ctx.database.exclusively(async () => {
    for (const { name, run } of steps) {
      if (await isSeeded(ctx.db, name)) continue
      await run(ctx)
      await markSeeded(ctx.db, name, ctx.clock.now())
    }
  })
