import { defineModule, type Module } from '../kernel/module'
import { fail, ok } from '../kernel/result'
import { bind } from '../kernel/route'
import type { FullMerchantDirectory } from '../merchants'
import { type SiteFacts, systemStatus, whitelabel } from './service'

export const systemModule = (merchants: FullMerchantDirectory, facts: SiteFacts): Module =>
  defineModule({
    name: 'system',
    routes: (app, ctx) => {
      bind(app, ctx, 'systemStatus', async ({ merchant, request }) => {
        const row = await merchants.rowOf(merchant.code)
        return row ? ok(await systemStatus(ctx, row, request)) : fail('merchant.unknown')
      })
      bind(app, ctx, 'whitelabel', async ({ merchant }) => {
        const row = await merchants.rowOf(merchant.code)
        return row ? ok(await whitelabel(ctx, merchant, row, facts)) : fail('merchant.unknown')
      })
      bind(app, ctx, 'domainRoute', async ({ query, request }) => {
        const found = await merchants.byHost(query.host ?? request.host)
        return found ? ok({ merchantCode: found.code, mainDomain: found.mainDomain }) : fail('merchant.unknown')
      })
    },
  })
