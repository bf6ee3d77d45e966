import type { AppContext } from '../kernel/app-context'
import { demoMerchants } from './demo-merchants'
import { merchantProfile, registrationProfile } from './profile'
import { insertMerchant, setRegistration } from './store'

export const seedMerchants = async (ctx: Pick<AppContext, 'db'>): Promise<void> => {
  for (const [sort, merchant] of demoMerchants.entries()) {
    await insertMerchant(ctx.db, { ...merchant, sort, profile: merchantProfile.parse(merchant.profile), registration: registrationProfile.parse(merchant.registration) })
  }
}

/** Demo databases that were made before a new way in get it too: flags and rules as they stand in the list. */
export const renewDemoRegistration = async (ctx: Pick<AppContext, 'db'>): Promise<void> => {
  for (const { code, flags, registration } of demoMerchants) await setRegistration(ctx.db, code, flags, registrationProfile.parse(registration))
}
