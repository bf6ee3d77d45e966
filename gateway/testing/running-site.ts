import type { EndpointName, Envelope } from '@mosaic/contracts'
import type { Person, RunningSite, SmallestRequest } from '@mosaic/contracts/testing'
import type { Config } from '../src/config'
import { seedContent, signLink } from '../src/content'
import { buildDemoPsp, demoPassword } from '../src/demo'
import { seedCampaigns } from '../src/demo/campaigns'
import { giveContracts } from '../src/demo/contracts'
import { createNotifier } from '../src/demo/payment-provider/notifier'
import { createMember, memberByAccount, openSession } from '../src/identity'
import type { Database } from '../src/platform/db/database'
import { inTransaction } from '../src/platform/db/transaction'
import { giveMoney } from './give-money'
import { authenticator, type Key } from './authenticator'
import type { CallOptions, TestGateway } from './gateway'
import { verified } from './verified'
import { walletBench } from './wallet'
import { decide, deviceId, freePort, startListeningGateway, ticketFor } from './social-visitor'

/** One request of the contract's samples on this gateway, with the additions of the test. */
export const send = <N extends EndpointName>(
  gateway: TestGateway,
  name: N,
  { body, headers, ...request }: SmallestRequest<N>,
  more: CallOptions = {},
) => {
  const form = name === 'forgotByEmail'
  return gateway.call(name, {
    ...request,
    ...more,
    body: form
      ? new URLSearchParams(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)])).toString()
      : body,
    headers: { ...headers, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
  })
}

const valueOf = <T>({ body }: { readonly body: Envelope<T> }, name: string): T => {
  if (!body.success) throw new Error(`${name}: ${body.errorCode} ${JSON.stringify(body.fields)}`)
  return body.value
}

export type NewPerson = {
  readonly type?: number
  readonly password?: boolean
  readonly upline?: Person
  readonly merchantCode?: string
}

/** A gateway with games, a payment provider and a social provider, and everything that the contract's samples need of visitors. */
export const startRunningSite = async (config: Partial<Config> = {}, database?: Database) => {
  const pspPort = await freePort()
  const gateway = await startListeningGateway({
    config: { pspUrl: `http://127.0.0.1:${pspPort}`, pspPort, ...config },
    ...(database && { database }),
  })
  const { ctx, clock } = gateway
  const psp = await buildDemoPsp(
    ctx,
    createNotifier(ctx, () => Promise.resolve(true)),
  )
  await psp.listen({ port: pspPort, host: '127.0.0.1' })
  await seedContent(ctx)
  await seedCampaigns(ctx)
  const demo = await memberByAccount(ctx.db, 'aurora', 'player01')
  if (!demo) throw new Error('The demo accounts are missing.')

  const wallet = await walletBench(gateway)
  let serial = 0
  let newest = { name: 'Ana Test', email: '' }
  // Eight digits, also after twenty thousand calls, each of which takes a number for its address.
  const unused = () => `119${String(((++serial * 10_007) % 90_000_000) + 10_000_000)}`
  const addressOfVisitor = () => `198.51.${Math.floor(++serial / 250)}.${(serial % 250) + 1}`
  const browser = authenticator()
  const keys = new Map<string, Key>()

  const newPerson = async (options: NewPerson = {}): Promise<Person> => {
    const { type = 0, password = true, upline, merchantCode = 'aurora' } = options
    const merchant = await ctx.merchants.byCode(merchantCode)
    if (!merchant) throw new Error(`There is no merchant ${merchantCode}.`)
    const parentId = upline ? ((await memberByAccount(ctx.db, merchantCode, upline.account))?.id ?? null) : null
    return inTransaction(ctx.db, async (tx) => {
      const mobileNum = unused()
      const account = `visitor${mobileNum.slice(-8)}`
      const email = `${account}@example.com`
      const passwordHash = password ? demo.passwordHash : null
      const about = { merchant, account, type, passwordHash, parentId, mobile: `+55${mobileNum}`, email }
      const member = await createMember(tx, ctx, { ...about, at: clock.now() })
      const device = { deviceId, userAgent: 'test', ip: '203.0.113.9', remember: true, confirmed: true }
      const { info, refresh } = await openSession(tx, ctx, { ...member, lastLoginAt: null }, device)
      return { token: info.token, refreshToken: refresh.token, account, password: demoPassword, mobileNum, email }
    })
  }

  /** An agent at the top of a tree, with the house's contracts. */
  const newAgent = async (): Promise<Person> => {
    const person = await newPerson({ type: 1 })
    const [merchant, member] = [
      await ctx.merchants.byCode('aurora'),
      await memberByAccount(ctx.db, 'aurora', person.account),
    ]
    if (!merchant || !member) throw new Error('The agent was not made.')
    await giveContracts(ctx, merchant, member.id)
    return person
  }

  const site: RunningSite = {
    reader: await newPerson(),
    agent: await newAgent(),
    deviceId,
    game: { gameId: 'NOVA_fox', nodeId: 'NOVA_fox' },
    newMember: newPerson,
    newPlayer: async () => {
      const person = await newPerson()
      const member = await memberByAccount(ctx.db, 'aurora', person.account)
      if (!member) throw new Error('The player was not made.')
      const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
      await giveMoney(ctx.db, player, 100_000, clock.now())
      await verified(ctx, player)
      const session = await wallet.open(player)
      for (const stake of ['10000', '10000']) await wallet.playRound(session, stake, '0')
      return person
    },
    unused,
    call: async (name, request) => valueOf(await send(gateway, name, request, { ip: addressOfVisitor() }), name),
    captcha: () => gateway.solveCaptcha(),
    eventsProcessed: () => ctx.events.drained(),
    received: async (to) => {
      await ctx.deferredTasks.settled()
      const message = await gateway.lastMessage(to)
      return message?.code ?? /#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? ''
    },
    allow: async (authorizeUrl) => {
      const back = await decide(gateway, new URL(authorizeUrl), { decision: 'allow', ...newest })
      return { socialState: back.state, socialCode: back.code ?? '' }
    },
    signedLink: () =>
      Promise.resolve(signLink(ctx.config.push?.privateKey ?? '', { memberId: demo.id, channel: 'push' })),
    socialTicket: (provider) => {
      newest = { ...newest, email: `person${++serial}@example.com` }
      return ticketFor(gateway, provider, newest)
    },
    createPasskey: (options) => {
      const { key, credential } = browser.create(options)
      keys.set(key.id, key)
      return { key, credential }
    },
    signWith: ({ id }, options) => {
      const key = keys.get(id)
      if (!key) throw new Error('This device has no such passkey.')
      return browser.sign(options, key)
    },
  }
  return {
    gateway,
    site,
    wallet,
    addressOfVisitor,
    newAgent,
    newPerson,
    close: async () => {
      await psp.close()
      await gateway.close()
    },
  }
}
