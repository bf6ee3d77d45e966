import type { AppContext } from '../kernel/app-context'
import { demoMerchants } from './demo-merchants'
import { merchantProfile, registrationProfile } from './profile'
import { insertMerchant } from './store'

export const seedMerchants = async (ctx: Pick<AppContext, 'db'>): Promise<void> => {
  for (const [sort, merchant] of demoMerchants.entries()) {
    await insertMerchant(ctx.db, { ...merchant, sort, profile: merchantProfile.parse(merchant.profile), registration: registrationProfile.parse(merchant.registration) })
  }
}
