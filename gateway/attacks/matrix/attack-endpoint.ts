import type { addressesOf, EndpointName } from '@mosaic/contracts'
import { type RunningSite, smallestRequest, type SmallestRequest } from '@mosaic/contracts/testing'
import { memberById } from '../../src/identity'
import { send } from '../../testing/running-site'
import type { Caller } from './callers'
import { otherMerchant, type Attacked } from './attacked-site'
import { dataOf } from './data-of'

type Address = ReturnType<typeof addressesOf>[number]
type Ask<N extends EndpointName> = (site: RunningSite) => Promise<SmallestRequest<N>>

/** What one endpoint answered each caller, and what went wrong beside the answers. */
export type Attempt = {
  readonly answers: Readonly<Record<Caller, string>>
  /** Callers whose answer names the owner, and rows of the owner that others changed. */
  readonly leaks: readonly string[]
}

/** Name nothing that exists: an address that gets only a few messages, a name that is taken once. */
const anew: ReadonlySet<EndpointName> = new Set(['sendContactCode', 'openAccount'])

/**
 * Sends one request with the session of every caller, the owner's last: what the others did must not have used it up. A
 * request that names something of a member is sent by all; one that opens a session or needs none is made anew for each.
 */
export const attackEndpoint = async <N extends EndpointName>(
  { gateway, startTree, addressOfVisitor }: Attacked,
  name: N,
  asCallers: readonly Caller[],
  ask: Ask<N> = (visited) => smallestRequest(name, visited),
  address?: Address,
): Promise<Attempt> => {
  const { db } = gateway.ctx
  const { site, tokens } = await startTree()
  const owned = await ask(site)
  const owner: Caller = owned.token === site.agent.token ? 'agent' : 'member'
  const id = owned.token === undefined ? null : ((await gateway.ctx.sessions.look(owned.token, 'aurora'))?.id ?? null)
  // Has prepared the same of their own: a password, an account, a message.
  const prepared = id === null ? null : await ask(site)

  const tokenOf = (caller: Caller): Promise<string | undefined> => {
    if (owned.token !== undefined && (caller === owner || caller === 'token at another merchant'))
      return Promise.resolve(owned.token)
    if (caller === 'another member' && owner === 'member' && prepared !== null && prepared.token !== owned.token)
      return Promise.resolve(prepared.token)
    return tokens[caller]()
  }
  const answerOf = async (caller: Caller) => {
    const { token: _own, ...request } = id === null || anew.has(name) ? await ask(site) : owned
    const { body } = await send(gateway, name, request as SmallestRequest<N>, {
      ip: addressOfVisitor(),
      token: await tokenOf(caller),
      merchant: caller.endsWith('another merchant') ? otherMerchant : 'aurora',
      ...(address && { address }),
    })
    return body
  }
  const member = id === null ? null : await memberById(db, id)
  const marks = [member?.id, member?.account, member?.mobile, member?.email].flatMap((mark) => mark ?? [])
  const answers: Partial<Record<Caller, string>> = {}
  const leaks: string[] = []
  const before = id === null ? [] : await dataOf(db, id)
  for (const caller of asCallers.filter((each) => each !== owner)) {
    const body = await answerOf(caller)
    answers[caller] = body.success ? 'OK' : body.errorCode
    const text = JSON.stringify(body)
    if (marks.some((mark) => text.includes(mark))) leaks.push(`${caller} was told ${text.slice(0, 200)}`)
  }
  const after = new Set(id === null ? [] : await dataOf(db, id))
  leaks.push(...before.filter((row) => !after.has(row)).map((row) => `others changed ${row.slice(0, 200)}`))
  const body = await answerOf(owner)
  answers[owner] = body.success ? 'OK' : body.errorCode
  return { answers: answers as Attempt['answers'], leaks }
}
