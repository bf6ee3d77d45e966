import { createHash } from 'node:crypto'
import type { AppContext } from '../kernel/app-context'
import { merchantDefinition } from './definition'
import { demoMerchants } from './demo-merchants'
import { saveMerchant } from './store'

/** Changes with the definition: a database of an earlier release gets the demo merchants as they are now, once. */
export const merchantsMark = `merchants-${createHash('sha256').update(JSON.stringify(demoMerchants)).digest('hex').slice(0, 12)}`

export const seedMerchants = async (ctx: Pick<AppContext, 'db'>): Promise<void> => {
  for (const [sort, merchant] of demoMerchants.entries()) await saveMerchant(ctx.db, merchantDefinition.parse({ ...merchant, sort }))
}
