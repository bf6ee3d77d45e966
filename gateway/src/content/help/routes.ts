import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/kernel/app-context'
import { isWireLanguage } from '@mosaic/contracts'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { helpOf } from './store'

export const helpRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'helpCenter', async ({ query, merchant, language }) => {
    const asked = query.lang?.toUpperCase() ?? ''
    const wanted = isWireLanguage(asked) ? asked : language
    const rows = await helpOf(ctx.db, merchant.code)
    return ok(
      rows.flatMap(({ id, texts }) => {
        const text = texts[wanted] ?? texts.EN
        return text ? [{ id, ...text }] : []
      }),
    )
  })
}
