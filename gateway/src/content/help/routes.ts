import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { isWireLanguage } from '@mosaic/contracts'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { helpOf } from './store'

export const helpRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'helpCenter', async ({ query, merchant, language }) => {
    const requested = query.lang?.toUpperCase() ?? ''
    const wanted = isWireLanguage(requested) ? requested : language
    const rows = await helpOf(ctx.db, merchant.code)
    return ok(
      rows.flatMap(({ id, texts }) => {
        const text = texts[wanted] ?? texts.EN
        return text ? [{ id, ...text }] : []
      }),
    )
  })
}
