import { defineModule } from '../../platform/kernel/module'
import { bind } from '../../platform/kernel/route'
import { offeredRegistration } from '../../platform'
import { enter, type LoginWay } from '../session'
import { confirmBySocial } from './confirm'
import { linkWithTicket, registerWithTicket } from './connect'
import { loginByCode, loginByFirebase } from './sign-in'
import { keySets } from './signed-by'
import { startSocial } from './start'

export { isOffered, socialAdapter } from './adapter'
export { clientId } from './authorization-code'
export { linkedAccounts, unlinkProvider } from './store'

/** Ways in where somebody else vouches for the visitor. Both adapters end in the same accounts, tickets and sessions. */
export const socialWays = (): { readonly firebase: LoginWay; readonly social: LoginWay } => {
  const keys = keySets()
  return { firebase: loginByFirebase(keys), social: loginByCode(keys) }
}

export const socialModule = defineModule({
  name: 'social',
  routes: (app, ctx) => {
    const keys = keySets()
    bind(app, ctx, 'socialStart', ({ body, merchant, request, language }) =>
      startSocial(ctx, merchant, request, language, body),
    )
    bind(app, ctx, 'linkSocial', async ({ body, merchant, request, refreshCookie }) =>
      enter(refreshCookie, await linkWithTicket(ctx, merchant, request, body)),
    )
    bind(app, ctx, 'registerSocial', async ({ body, merchant, request, refreshCookie }) =>
      enter(refreshCookie, await registerWithTicket(ctx, merchant, offeredRegistration(merchant), request, body)),
    )
    bind(app, ctx, 'confirmSocialStart', ({ body, member, merchant, request, language }) =>
      startSocial(ctx, merchant, request, language, body, member.sessionId),
    )
    bind(app, ctx, 'confirmBySocial', ({ body, member, merchant }) =>
      confirmBySocial(ctx, keys, merchant, member, body),
    )
  },
})
