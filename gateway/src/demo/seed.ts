import { contentMark, seedContent } from '../content'
import { demoPassword, seedDemoAccounts, seedLoginMethods, seedPaymentPasswords, seedVerified } from './accounts'
import { seedCampaigns } from './campaigns'
import { seedContracts } from './contracts'
import { seedActivity } from './seeded-activity'
import type { AppContext } from '../platform/runtime/app-context'
import { saveDemoOperators } from '../operator'
import { isSeeded, markSeeded } from '../platform/db/seed-marks'
import { merchantsMark, seedMerchants } from '../platform'

type Step = { readonly name: string; readonly demo?: true; run(ctx: AppContext): Promise<void> }

const steps: readonly Step[] = [
  { name: merchantsMark, run: seedMerchants },
  { name: contentMark, run: seedContent },
  { name: 'demo-accounts', demo: true, run: seedDemoAccounts },
  { name: 'demo-ways-in', demo: true, run: seedLoginMethods },
  { name: 'demo-campaigns', demo: true, run: seedCampaigns },
  { name: 'demo-contracts', demo: true, run: seedContracts },
  { name: 'demo-operators-in-twos', demo: true, run: (ctx) => saveDemoOperators(ctx, demoPassword) },
  { name: 'demo-kyc', demo: true, run: seedVerified },
  { name: 'demo-payment-passwords', demo: true, run: seedPaymentPasswords },
  { name: 'demo-history', demo: true, run: (ctx) => seedActivity(ctx) },
]

/** Runs every step once per database. An interrupted step runs again, so every step is resumable. */
export const seed = (ctx: AppContext): Promise<void> =>
  ctx.database.exclusively(async () => {
    for (const { name, demo, run } of steps) {
      if ((demo && !ctx.config.demo) || (await isSeeded(ctx.db, name))) continue
      await run(ctx)
      await markSeeded(ctx.db, name, ctx.clock.now())
    }
  })
