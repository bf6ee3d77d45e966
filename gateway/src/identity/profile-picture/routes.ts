import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ofEveryMerchant } from '../../platform/db/merchant-scope'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { currentIcon, place, setIcon } from './set-picture'
import { pictureBytes } from './store'

const hashForm = /^[0-9a-f]{64}$/

export const profilePictureRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'memberIcon', async ({ member }) => ok(await currentIcon(ctx, member.id)))
  bind(app, ctx, 'setMemberIcon', ({ member, body }) => setIcon(ctx, member, body.image))
  // An `<img>` names neither session nor merchant, so the address is unguessable instead.
  app.get<{ Params: { hash: string } }>(`${place}/:hash`, async (request, reply) => {
    const { hash } = request.params
    const bytes = hashForm.test(hash) ? await ofEveryMerchant(() => pictureBytes(ctx.db, hash)) : null
    if (bytes === null) return reply.code(404).send()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .type('image/webp')
      .send(Buffer.from(bytes))
  })
}
