import { defineModule } from '../runtime/module'
import { openApiDocument } from './document'

export const openApiModule = defineModule({
  name: 'openapi',
  routes: (app) => {
    let text: string | null = null
    app.get('/wps/openapi.json', (_request, reply) => {
      text ??= JSON.stringify(openApiDocument())
      return reply.type('application/json').send(text)
    })
  },
})
