import { call, configureClient, queryClient } from '@mosaic/api-client'
import { roleOf, type Role } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { create } from 'zustand'
import { clearMember } from './member-store'
import { merchant } from './merchant'
import { parseSession, sessionKey, type SessionInfo } from './session-record'
import { readStored, removeStored, writeStored } from './safe-storage'
import { clearWallet } from './wallet-store'

type SessionState = { readonly session: SessionInfo | null; readonly role: Role }

export const sessionStore = create<SessionState>(() => ({ session: null, role: 'guest' }))

const stateOf = (session: SessionInfo | null): SessionState => ({ session, role: roleOf(session?.type ?? null) })

const apply = (session: SessionInfo | null): void => {
  const previous = sessionStore.getState().session
  if (previous?.token === session?.token) return
  clearMember()
  clearWallet()
  queryClient.removeQueries()
  sessionStore.setState(stateOf(session))
}

const announce = (): void => {
  const { role, session } = sessionStore.getState()
  bus.emit('session.changed@1', { role, userName: session?.userName ?? null })
}

/** Takes over a session that login or registration answered, in every tab. */
export const signIn = (answer: { token: string; userName: string; type: number; firstTimeLogin: boolean }): void => {
  const session: SessionInfo = {
    token: answer.token,
    userName: answer.userName,
    type: answer.type,
    merchantCode: merchant().merchantCode,
    firstTimeLogin: answer.firstTimeLogin,
  }
  writeStored(sessionKey, JSON.stringify(session))
  apply(session)
  announce()
}

const drop = (): void => {
  removeStored(sessionKey)
  apply(null)
  announce()
}

/** Ends the session here and in every tab. The gateway is told; the local end does not wait for an answer that may never come. */
export const signOut = async (): Promise<void> => {
  if (!sessionStore.getState().session) return
  const told = call('logout')
  drop()
  await told
}

/** The gateway said that this token is gone; a newer session that took its place meanwhile stays. */
export const sessionLost = (token: string): void => {
  if (sessionStore.getState().session?.token !== token) return
  drop()
  bus.emit('session.relogin@1', { reason: 'expired' })
}

/** Reads the stored session and keeps this tab in step with the others. Call once, after `setMerchant`. */
export const startSession = (): void => {
  const { merchantCode } = merchant()
  const read = () => parseSession(readStored(sessionKey), merchantCode)
  configureClient({ merchant: merchantCode, token: () => sessionStore.getState().session?.token ?? null, onSessionLost: sessionLost })
  sessionStore.setState(stateOf(read()))
  announce()
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionKey && event.key !== null) return
    apply(parseSession(event.newValue, merchantCode))
    announce()
  })
}

export const useSession = (): SessionInfo | null => sessionStore((state) => state.session)
export const useRole = (): Role => sessionStore((state) => state.role)
