import { isWireLanguage } from '@mosaic/contracts'
import { defineModule } from '../../platform/kernel/module'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { helpOf } from './store'

export { saveHelpEntry } from './store'

export const helpModule = defineModule({
  name: 'help',
  routes: (app, ctx) => {
    bind(app, ctx, 'helpCenter', async ({ query, merchant, language }) => {
      const asked = query.lang?.toUpperCase() ?? ''
      const wanted = isWireLanguage(asked) ? asked : language
      const rows = await helpOf(ctx.db, merchant.code)
      return ok({
        list: rows.flatMap(({ id, texts }) => {
          const text = texts[wanted] ?? texts.EN
          return text ? [{ id, ...text }] : []
        }),
      })
    })
  },
})
