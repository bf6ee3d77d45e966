import type { Person, RunningSite } from '@mosaic/contracts/testing'
import { roles, type Role } from '@mosaic/contracts/desk'
import type { Database } from '../../src/platform/db/database'
import { opsKey } from '../../testing/command'
import { deskPassword, startTestDesk } from '../../testing/desk'
import { testConfig } from '../../testing/gateway'
import { startRunningSite } from '../../testing/running-site'
import type { Caller } from './callers'

export const otherMerchant = 'borealis'

type Tokens = Readonly<Record<Caller, () => Promise<string | undefined>>>

/** A running site with its desk and a second merchant. */
export const startAttackedSite = async (database?: Database) => {
  const running = await startRunningSite({ keys: { ...testConfig().keys, ops: opsKey } }, database)
  const { gateway, newAgent, newPerson } = running
  await gateway.saveMerchant(otherMerchant)
  const desk = await startTestDesk(gateway)
  const cookies = new Map<Role, string>()
  for (const role of roles) cookies.set(role, await desk.operator(role))

  const person = (options: Parameters<typeof newPerson>[0]) => async () => (await newPerson(options)).token
  const operator = (role: Role) => () => Promise.resolve(cookies.get(role))
  const tokensBelow = (upline: Person): Tokens => ({
    guest: () => Promise.resolve(undefined),
    trial: person({ type: 4 }),
    member: person({ upline }),
    'another member': person({ upline }),
    agent: () => Promise.resolve(upline.token),
    'agent of another tree': person({ type: 1 }),
    'member of another merchant': person({ merchantCode: otherMerchant }),
    'token at another merchant': person({ upline }),
    support: operator('support'),
    cashier: operator('cashier'),
    compliance: operator('compliance'),
    admin: operator('admin'),
  })

  return {
    ...running,
    desk,
    cookies,
    /** A new agent, whose members make the requests, and a session for every kind of caller. */
    startTree: async (): Promise<{ readonly site: RunningSite; readonly tokens: Tokens }> => {
      const agent = await newAgent()
      const newMember = (account?: { password: false }) => newPerson({ upline: agent, ...account })
      return { site: { ...running.site, agent, newMember }, tokens: tokensBelow(agent) }
    },
    /** A session of the desk before its second factor. */
    passwordOnly: async () => (await desk.call('login', { body: { name: 'admin-1', password: deskPassword } })).cookie,
    close: async () => {
      await desk.close()
      await running.close()
    },
  }
}

export type Attacked = Awaited<ReturnType<typeof startAttackedSite>>
