import { socialFlags } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import type { AppContext } from '../runtime/app-context'
import { merchantDefinition } from './definition'
import { demoMerchants } from './demo-merchants'
import { saveMerchant } from './store'

/** Changes with the definition: a database of an earlier release gets the present demo merchants once. */
export const merchantsMark = `merchants-${createHash('sha256').update(JSON.stringify(demoMerchants)).digest('hex').slice(0, 12)}`

/** Social sign-in needs a project of the operator's own, so production starts with it switched off (domain §8.22). */
const offInProduction: readonly string[] = Object.values(socialFlags)

export const seedMerchants = async (ctx: Pick<AppContext, 'db' | 'config'>): Promise<void> => {
  for (const [sort, merchant] of demoMerchants.entries()) {
    const flags = ctx.config.production
      ? merchant.flags.filter((flag) => !offInProduction.includes(flag))
      : merchant.flags
    await saveMerchant(ctx.db, merchantDefinition.parse({ ...merchant, flags, sort }))
  }
}
