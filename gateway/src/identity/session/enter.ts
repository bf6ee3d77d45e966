import type { RefreshCookie } from '../../platform/kernel/refresh-cookie'
import { ok, type Result } from '../../platform/kernel/result'
import type { OpenedSession } from './sessions'

/** The end of every way in: the refresh token goes into its cookie, the rest into the answer. */
export const enter = (cookie: RefreshCookie, opened: Result<OpenedSession>): Result<OpenedSession['info']> => {
  if (!opened.ok) return opened
  cookie.set(opened.value.refresh)
  return ok(opened.value.info)
}
