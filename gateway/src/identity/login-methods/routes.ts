import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { confirmedUntil } from '../session'
import { linkedAccounts, unlinkProvider } from '../social'
import { withRemainingLoginMethod } from './login-methods'

export const loginMethodRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'socialAccounts', async ({ member }) => ok({ list: await linkedAccounts(ctx.db, member.id) }))
  bind(app, ctx, 'unlinkSocial', async ({ member, merchant, body }) => {
    if ((await confirmedUntil(ctx, member)) === null) return fail('confirmation.required')
    const unlinked = await withRemainingLoginMethod(ctx, merchant, member.id, (tx) =>
      unlinkProvider(tx, member.id, body.provider),
    )
    if (!unlinked.ok) return unlinked
    return unlinked.value ? ok({ list: await linkedAccounts(ctx.db, member.id) }) : fail('not.found')
  })
}
