import { call, loginDeviceId } from '@mosaic/api-client'
import { sessionStore, signIn, signOut } from '@mosaic/session'

/** Demo accounts and a guest. */
export const visitors = ['guest', 'player01', 'agent01', 'vip01'] as const
export type Visitor = (typeof visitors)[number]

const demoPassword = 'Demo#2026'

const isVisitor = (name: string): name is Visitor => visitors.some((known) => known === name)

export const currentVisitor = (): Visitor => {
  const name = sessionStore.getState().session?.userName ?? 'guest'
  return isVisitor(name) ? name : 'guest'
}

/** Logs in as another visitor; answers the error code of a refusal. */
export const become = async (visitor: Visitor): Promise<string | null> => {
  await signOut()
  if (visitor === 'guest') return null
  const answer = await call('login', {
    body: { type: 'username', username: visitor, password: demoPassword, loginDeviceId: loginDeviceId() },
  })
  if (!answer.ok) return answer.failure.code
  signIn(answer.value)
  return null
}
