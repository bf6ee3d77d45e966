import { deskCalls, type DeskCallName } from '@mosaic/contracts/desk'
import { type EndpointName, endpoints } from '@mosaic/contracts'
import { buildApp } from '../../src/app'
import { memberById, openSession } from '../../src/identity'
import { signedCall } from '../../src/operator/command/signed-call'
import { inTransaction } from '../../src/platform/db/transaction'
import { startTestDesk } from '../../testing/desk'
import { benchContext } from './fill'
import { people } from './sizes'

export type Caller = 'guest' | keyof typeof people
export const callers: readonly Caller[] = ['guest', 'normal', 'heavy', 'agent']

/** The answer of a call: an error code, or null. */
export type Outcome = { readonly problem: string | null }

const device = { deviceId: 'device0', userAgent: 'bench', ip: '203.0.113.9', remember: true, confirmed: true }

/** A gateway and its desk on a filled database, called in this process as each of the callers. */
export const startCallers = async (databaseUrl: string) => {
  const ctx = await benchContext(databaseUrl)
  const app = await buildApp(ctx)
  const tokens: Partial<Record<Caller, string>> = {}
  for (const [caller, id] of Object.entries(people)) {
    const member = await memberById(ctx.db, id)
    if (!member) throw new Error(`Member ${id} is missing.`)
    const { info } = await inTransaction(ctx.db, (tx) => openSession(tx, ctx, member, device))
    tokens[caller as keyof typeof people] = info.token
  }
  const desk = await startTestDesk({ ctx })
  const cookie = await desk.operator('admin')
  const opsKey = ctx.config.keys.ops
  if (opsKey === null) throw new Error('The bench has no key of operators.')
  let calls = 0

  const outcomeOf = (response: { statusCode: number; json: () => { success?: boolean; errorCode?: string } }) =>
    response.statusCode === 200
      ? { problem: null }
      : { problem: response.json().errorCode ?? String(response.statusCode) }

  const member = async (
    caller: Caller,
    name: EndpointName,
    query: Readonly<Record<string, string>>,
  ): Promise<Outcome> => {
    const { method, path, module } = endpoints[name]
    const token = tokens[caller]
    calls += 1
    const response = await app.inject({
      method,
      url: path,
      query: { ...query },
      // Limits by address are no subject here.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      headers: { merchant: 'aurora', moduleid: module, ...(token !== undefined && { authorization: token }) },
    })
    await ctx.deferredTasks.settled()
    return outcomeOf(response)
  }

  const operator = async (
    name: DeskCallName,
    query: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<Outcome> => {
    const { path, method, access } = deskCalls[name]
    if (access === 'command') {
      const signed = signedCall(opsKey, 'bench', name as 'memberByAccount', { query: query as never })
      const { statusCode, ...rest } = await app.inject({
        method: signed.method,
        url: signed.path,
        headers: { ...signed.headers },
      })
      return outcomeOf({ statusCode, json: () => rest.json() })
    }
    const response = await desk.app.inject({
      method,
      url: path,
      query: { ...query },
      ...(body && { payload: body }),
      headers: { origin: 'http://localhost:4004', cookie: `mosaic_ops=${cookie}` },
    })
    await ctx.deferredTasks.settled()
    return outcomeOf({ statusCode: response.statusCode, json: () => response.json() })
  }

  return {
    ctx,
    app,
    member,
    operator,
    close: async () => {
      await desk.close()
      await app.close()
      await ctx.database.close()
    },
  }
}
export type Callers = Awaited<ReturnType<typeof startCallers>>
