import { defineModule } from '../../platform/kernel/module'
import { fail, ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { confirmedUntil } from '../session'
import { linkedAccounts, unlinkProvider } from '../social'
import { keepingAWayIn } from './ways-in'

export { keepingAWayIn, waysInOf, type WaysIn } from './ways-in'

/** What opens an account, and the rule that one way always stays. */
export const waysInModule = defineModule({
  name: 'ways-in',
  routes: (app, ctx) => {
    bind(app, ctx, 'socialAccounts', async ({ member }) => ok({ list: await linkedAccounts(ctx.db, member.id) }))
    bind(app, ctx, 'unlinkSocial', async ({ member, merchant, body }) => {
      if ((await confirmedUntil(ctx, member)) === null) return fail('confirmation.required')
      const unlinked = await keepingAWayIn(ctx, merchant, member.id, (tx) =>
        unlinkProvider(tx, member.id, body.provider),
      )
      if (!unlinked.ok) return unlinked
      return unlinked.value ? ok({ list: await linkedAccounts(ctx.db, member.id) }) : fail('not.found')
    })
  },
})
