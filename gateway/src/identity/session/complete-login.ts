import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { RefreshCookie } from '../../platform/http/refresh-cookie'
import { ok, type Result } from '../../platform/http/result'
import { sessionOfRefreshToken } from './refresh'
import { revokeSession, type NewSession } from './sessions'

type Browser = {
  readonly merchant: Merchant
  readonly member: Member | null
  readonly refreshCookie: RefreshCookie
}

/** Ends the sessions of this browser, found by its access token and its cookie. */
export const endSessionsHere = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  { merchant, member, refreshCookie }: Browser,
): Promise<void> => {
  const ofCookie =
    refreshCookie.value === null ? null : await sessionOfRefreshToken(ctx, refreshCookie.value, merchant.code)
  for (const id of new Set([member?.sessionId, ofCookie]))
    if (id) await revokeSession(ctx.db, id, 'logout', ctx.clock.now())
}

export const setRefreshCookie = (cookie: RefreshCookie, opened: Result<NewSession>): Result<NewSession['info']> => {
  if (!opened.ok) return opened
  cookie.set(opened.value.refresh)
  return ok(opened.value.info)
}

/** The last step of every login method; it ends the earlier session of this browser. */
export const completeLogin = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  browser: Browser,
  opened: Result<NewSession>,
): Promise<Result<NewSession['info']>> => {
  if (opened.ok) await endSessionsHere(ctx, browser)
  return setRefreshCookie(browser.refreshCookie, opened)
}
