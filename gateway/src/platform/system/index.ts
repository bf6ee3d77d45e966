import { defineModule, type Module } from '../runtime/module'
import type { SiteFacts } from './site-profile'
import { systemRoutes } from './routes'

export const systemModule = (facts: SiteFacts): Module =>
  defineModule({
    name: 'system',
    routes: (app, ctx) => systemRoutes(app, ctx, facts),
  })
