import { call, configureClient, loginDeviceId, queryClient, type ApiFailure, type Renewal } from '@mosaic/api-client'
import { deviceStorage, oneAtATime, readFlag, setFlag } from '@mosaic/browser'
import { roleOf, type Role, type ValueOf } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { create } from 'zustand'
import { clearDrafts } from './drafts'
import { merchant, merchantCurrency } from './merchant'
import { parseSession, sessionKey, type SessionInfo } from './session-record'
import { autoLoginKey, clearMemberData, clearVisitor } from './stored-member-data'

type SessionState = {
  readonly session: SessionInfo | null
  readonly role: Role
  /** A valid cookie is being asked for the session that the storage lacks: the visitor may not be a guest. */
  readonly restoring: boolean
}

export const sessionStore = create<SessionState>(() => ({ session: null, role: 'guest', restoring: false }))

const stateOf = (session: SessionInfo | null): Omit<SessionState, 'restoring'> => ({
  session,
  role: roleOf(session?.type ?? null),
})
const current = (): SessionInfo | null => sessionStore.getState().session
const stored = (): SessionInfo | null => parseSession(deviceStorage.read(sessionKey), merchant().merchantCode)

type Named = Pick<SessionInfo, 'userName'>
const samePerson = (one: Named | null | undefined, other: Named | null): boolean =>
  !!one && other !== null && one.userName === other.userName
/** A member who became an agent is the same person with other rights, i.e. another visitor. */
const sameVisitor = (one: SessionInfo | null, other: SessionInfo | null): boolean =>
  samePerson(one, other) && one?.type === other?.type

/** Owner of each token that this tab has used. */
const owners = new Map<string, Named>()
const setState = (session: SessionInfo | null): void => {
  if (session) owners.set(session.token, session)
  sessionStore.setState(stateOf(session))
}

/** A renewed token belongs to the same visitor, so caches stay. */
const setSession = (session: SessionInfo | null): void => {
  if (current()?.token === session?.token) return
  if (!sameVisitor(current(), session)) queryClient.removeQueries()
  setState(session)
}

const announce = (): void => {
  const { role, session } = sessionStore.getState()
  bus.emit('session.changed@1', { role, userName: session?.userName ?? null })
}

type Answer = Pick<ValueOf<'login'>, 'token' | 'userName' | 'type' | 'firstTimeLogin'>

const saveSession = ({ token, userName, type, firstTimeLogin }: Answer): void => {
  const session: SessionInfo = { token, userName, type, merchantCode: merchant().merchantCode, firstTimeLogin }
  deviceStorage.write(sessionKey, JSON.stringify(session))
  setSession(session)
}

/** Stores the session of a login, in every tab. A different member who was logged in here is cleared as by a logout. */
export const signIn = (answer: Answer, { remember }: { remember?: boolean } = {}): void => {
  const stays = samePerson(current(), answer)
  if (current() && !stays) clearUserData()
  // Without `remember` (a changed password) the device's setting stays.
  if (remember !== undefined || !stays) setFlag(autoLoginKey, remember === false ? '0' : '1')
  saveSession(answer)
  announce()
}

const clearUserData = (): void => {
  clearDrafts()
  clearMemberData()
}

/** Another tab has written this; answers whether it is the same person's. */
const syncFromOtherTab = (next: SessionInfo | null): boolean => {
  const before = current()
  const stays = samePerson(before, next)
  if (before && !stays) (next ? clearUserData : clearVisitor)()
  setSession(next)
  if (!sameVisitor(before, next)) announce()
  return stays
}

const clearSession = (): void => {
  deviceStorage.remove(sessionKey)
  clearVisitor()
  setSession(null)
  announce()
}

/** Marker value: tells other tabs that this was a logout, not an expiry. */
const LOGOUT_MARKER = ''

/** Ends the session in every tab, without waiting for the gateway's answer. */
export const signOut = async (): Promise<void> => {
  if (!current()) return
  const logout = call('logout')
  clearDrafts()
  deviceStorage.write(sessionKey, LOGOUT_MARKER)
  clearSession()
  await logout
}

/** The gateway refused this token; a newer session stays. */
export const sessionLost = (token: string): void => {
  if (current()?.token !== token) return
  clearSession()
  bus.emit('session.relogin@1', { reason: 'expired' })
}

/** A call of one visitor is never sent again as another's. */
const renewalSince = (expiredToken: string): Renewal =>
  samePerson(owners.get(expiredToken), current()) ? 'renewed' : 'lost'

/** Also where a gateway has no renewal: its sessions end with their token. */
const cannotRenew = ({ code }: ApiFailure): boolean => code === 'login.not.session' || code === 'function.not.available'

const refreshToken = async (expiredToken: string): Promise<Renewal> => {
  const inStore = stored()
  // Another tab was faster; its token is as good here.
  if (inStore && inStore.token !== expiredToken) return syncFromOtherTab(inStore) ? 'renewed' : 'lost'
  const answer = await call('refreshSession', { body: { loginDeviceId: loginDeviceId() } })
  if (!answer.ok) return cannotRenew(answer.failure) ? 'lost' : 'unreached'
  // Logged out while the answer was under way: nothing comes back to life.
  if (current()?.token !== expiredToken) return renewalSince(expiredToken)
  if (!samePerson(current(), answer.value)) {
    signIn(answer.value)
    return 'lost'
  }
  saveSession({ ...answer.value, firstTimeLogin: current()?.firstTimeLogin ?? false })
  return 'renewed'
}

let renewing: Promise<Renewal> | null = null

/** Many calls notice at once that the token has run out; one of all tabs asks for the next. */
export const renewSession = (expiredToken: string): Promise<Renewal> => {
  if (current()?.token !== expiredToken) return Promise.resolve(renewalSince(expiredToken))
  renewing ??= oneAtATime('mosaic.session.renewal', () => refreshToken(expiredToken)).finally(() => {
    renewing = null
  })
  return renewing
}

/** The record is missing or unreadable, but the device stayed logged in: its cookie is still valid. */
const restoreSession = async (): Promise<void> => {
  const answer = await oneAtATime('mosaic.session.renewal', () =>
    call('refreshSession', { body: { loginDeviceId: loginDeviceId() } }),
  )
  if (current()) return
  if (answer.ok) signIn(answer.value)
  else if (cannotRenew(answer.failure)) setFlag(autoLoginKey, '0')
}

/**
 * Storage was cleared, or holds what is no session: a valid one goes on and is stored again, an expired one ends by its
 * refused call.
 */
const checkSession = async (): Promise<void> => {
  if (!current()) return
  const answer = await call('memberInfo')
  const session = current()
  if (answer.ok && session && !stored()) deviceStorage.write(sessionKey, JSON.stringify(session))
}

/** Reads the stored session and syncs this tab with the others. Call once, after `setMerchant`. */
export const startSession = (): void => {
  const { merchantCode } = merchant()
  configureClient({
    merchant: merchantCode,
    currency: merchantCurrency,
    token: () => current()?.token ?? null,
    member: () => current()?.userName ?? null,
    renewSession,
    onSessionLost: sessionLost,
  })
  setState(stored())
  announce()
  if (!current() && readFlag(autoLoginKey) === '1') {
    sessionStore.setState({ restoring: true })
    void restoreSession().finally(() => sessionStore.setState({ restoring: false }))
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey && key !== null) return
    const next = parseSession(newValue, merchantCode)
    if (newValue === LOGOUT_MARKER) clearDrafts()
    if (next || newValue === LOGOUT_MARKER) syncFromOtherTab(next)
    else void checkSession()
  })
}

export const useSession = (): SessionInfo | null => sessionStore((state) => state.session)
export const useRole = (): Role => sessionStore((state) => state.role)
