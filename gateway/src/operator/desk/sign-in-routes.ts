import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { deviceAnswer, deviceOptions } from '../accounts/device-proof'
import { enrol } from '../accounts/enrolment'
import { passkeyAnswer, passkeyOptions } from '../accounts/passkey'
import { sessionOf } from '../accounts/session'
import { login, stateOf } from '../accounts/sign-in'
import { endSession } from '../accounts/store'
import { bindDesk } from './bind'
import type { sessionAuthentication } from './session-authentication'
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from './session-cookie'

/** Password, passkey and logout at the desk. */
export const signInRoutes = (
  app: FastifyInstance,
  ctx: AppContext,
  { visitor, signedIn }: ReturnType<typeof sessionAuthentication>,
  { url }: { readonly url: string },
): void => {
  const party = { rpId: new URL(url).hostname, origin: new URL(url).origin }
  const secure = url.startsWith('https:')
  const ok = <T>(value: T) => ({ ok: true, value }) as const

  bindDesk(app, ctx, visitor, 'session', async ({ session }) => ok(await stateOf(ctx, party.rpId, session)))
  bindDesk(app, ctx, visitor, 'deviceOptions', ({ client }) => deviceOptions(ctx, party, client))
  bindDesk(app, ctx, visitor, 'deviceAnswer', async ({ body, client, reply }) => {
    const device = await deviceAnswer(ctx, party, body.credential, client)
    if (!device.ok) return device
    setDeviceCookie(reply, device.value, secure)
    return ok({ done: true } as const)
  })
  bindDesk(app, ctx, visitor, 'login', async ({ body, client, reply }) => {
    const token = await login(ctx, body, client)
    if (!token.ok) return token
    setSessionCookie(reply, token.value, secure)
    return ok(await stateOf(ctx, party.rpId, await sessionOf(ctx, token.value, client.address)))
  })
  bindDesk(app, ctx, visitor, 'enrol', async ({ body, client, reply }) => {
    const token = await enrol(ctx, body, client)
    if (!token.ok) return token
    setSessionCookie(reply, token.value, secure)
    return ok(await stateOf(ctx, party.rpId, await sessionOf(ctx, token.value, client.address)))
  })
  bindDesk(app, ctx, signedIn, 'logout', async ({ session, reply }) => {
    await endSession(ctx.db, session.tokenHash)
    clearSessionCookie(reply, secure)
    return ok({ done: true } as const)
  })
  bindDesk(app, ctx, signedIn, 'passkeyOptions', ({ session, body }) =>
    passkeyOptions(ctx, party, session, body.another),
  )
  bindDesk(app, ctx, signedIn, 'passkeyAnswer', async ({ session, body, client, reply }) => {
    const opened = await passkeyAnswer(ctx, party, session, body.credential, client)
    if (!opened.ok) return opened
    const { token, device } = opened.value
    setSessionCookie(reply, token, secure)
    setDeviceCookie(reply, device, secure)
    return ok(await stateOf(ctx, party.rpId, await sessionOf(ctx, token, client.address)))
  })
}
