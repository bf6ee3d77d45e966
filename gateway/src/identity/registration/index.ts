import { defineModule, type Module } from '../../platform/kernel/module'
import { fail, ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { type FullMerchantDirectory, offeredRegistration } from '../../platform'
import { enter } from '../session'
import { checkAffiliate, checkUsername, register } from './service'
import { startTrial } from './trial'

export { violationsOf } from './rules'
export { register, type RegisterBody } from './service'

export const registrationModule = (merchants: FullMerchantDirectory): Module => {
  const profileOf = async (merchantCode: string) => {
    const row = await merchants.rowOf(merchantCode)
    return row ? offeredRegistration(row) : null
  }
  return defineModule({
    name: 'registration',
    routes: (app, ctx) => {
      bind(app, ctx, 'registerSettings', async ({ merchant }) => {
        const profile = await profileOf(merchant.code)
        return profile ? ok(profile) : fail('merchant.unknown')
      })
      bind(app, ctx, 'register', async ({ body, merchant, request, refreshCookie }) => {
        const profile = await profileOf(merchant.code)
        return profile
          ? enter(refreshCookie, await register(ctx, merchant, profile, request, 'username', body))
          : fail('merchant.unknown')
      })
      bind(app, ctx, 'registerMobile', async ({ body, merchant, request, refreshCookie }) => {
        const profile = await profileOf(merchant.code)
        return profile
          ? enter(refreshCookie, await register(ctx, merchant, profile, request, 'mobile', body))
          : fail('merchant.unknown')
      })
      bind(app, ctx, 'freePlay', async ({ body, merchant, request, refreshCookie }) => {
        const opened = enter(refreshCookie, await startTrial(ctx, merchant, request, body.loginDeviceId))
        return opened.ok ? ok({ token: opened.value.token, userName: opened.value.userName, customerType: 4 }) : opened
      })
      bind(app, ctx, 'checkUsername', async ({ query, merchant }) => {
        const profile = await profileOf(merchant.code)
        return profile ? checkUsername(ctx, merchant, profile, query.username) : fail('merchant.unknown')
      })
      bind(app, ctx, 'checkAffiliate', ({ query, merchant }) => checkAffiliate(ctx, merchant, query.code))
    },
  })
}
