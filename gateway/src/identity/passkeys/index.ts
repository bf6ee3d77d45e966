import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { defineModule } from '../../platform/runtime/module'
import type { RequestFacts } from '../../platform/http/request-facts'
import { fail, ok, type Result } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { completeLogin } from '../session'
import { confirmationWays, confirmByPasskey, confirmByPassword, confirmOptions } from './confirmation'
import { loginByPasskey, loginOptions } from './login'
import { addPasskey, creationOptions, listPasskeys, removePasskey, renamePasskey } from './management'
import { relyingPartyOf, type RelyingParty } from './relying-party'

export { challengeIn } from './challenges'

type Asked = { readonly merchant: Merchant; readonly request: RequestFacts }

/** Logins and confirmations by passkey (WebAuthn), and their management. */
export const passkeysModule = defineModule({
  name: 'passkeys',
  routes: (app, ctx: AppContext) => {
    const partyOf = ({ merchant, request }: Asked) => relyingPartyOf(ctx.config, merchant, request.host)
    /** Refused at addresses of the site that cannot have passkeys. */
    const withParty = <T>(
      asked: Asked,
      work: (party: RelyingParty) => Promise<Result<T>>,
    ): Promise<Result<T>> | Result<T> => {
      const party = partyOf(asked)
      return party ? work(party) : fail('function.not.available')
    }
    bind(app, ctx, 'passkeyLoginOptions', (call) =>
      withParty(call, (party) => loginOptions(ctx, call.merchant, party, call.body.loginDeviceId)),
    )
    bind(app, ctx, 'passkeyLogin', (call) =>
      withParty(call, async (party) =>
        completeLogin(ctx, call, await loginByPasskey(ctx, call.merchant, call.request, party, call.body)),
      ),
    )
    bind(app, ctx, 'confirmationWays', async (call) =>
      ok(await confirmationWays(ctx, call.merchant, call.member, partyOf(call))),
    )
    bind(app, ctx, 'confirmByPassword', ({ member, body }) => confirmByPassword(ctx, member, body))
    bind(app, ctx, 'passkeyConfirmOptions', (call) =>
      withParty(call, (party) => confirmOptions(ctx, call.member, party)),
    )
    bind(app, ctx, 'confirmByPasskey', (call) =>
      withParty(call, (party) => confirmByPasskey(ctx, call.merchant, call.member, party, call.body)),
    )
    bind(app, ctx, 'passkeys', async (call) => ok(await listPasskeys(ctx, call.member, partyOf(call))))
    bind(app, ctx, 'passkeyOptions', (call) =>
      withParty(call, (party) => creationOptions(ctx, call.merchant, call.member, party)),
    )
    bind(app, ctx, 'addPasskey', (call) => withParty(call, (party) => addPasskey(ctx, call.member, party, call.body)))
    bind(app, ctx, 'renamePasskey', (call) => renamePasskey(ctx, call.member, partyOf(call), call.body))
    bind(app, ctx, 'removePasskey', (call) => removePasskey(ctx, call.merchant, call.member, partyOf(call), call.body))
  },
})
