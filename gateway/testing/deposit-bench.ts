import { createServer } from 'node:net'
import type { Currency, Deposit, EndpointName } from '@mosaic/contracts'
import type { OperatorCallName } from '@mosaic/contracts/desk'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildDemoPsp } from '../src/demo'
import type { Behaviour } from '../src/demo/payment-provider/behaviour'
import { createNotifier, type Notifier } from '../src/demo/payment-provider/notifier'
import { memberByAccount } from '../src/identity'
import { playerFunds } from '../src/money/ledger'
import type { CommandInput } from '../src/operator/command/signed-call'
import { signedHeaders } from '../src/platform'
import type { SigningKey } from '../src/platform/signing'
import { callAsCommand, opsKey } from './command'
import { startTestGateway, testConfig, type TestGateway } from './gateway'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export type DepositBench = Awaited<ReturnType<typeof startDepositBench>>

type Site = { readonly merchant: string; readonly method: string; readonly currency: Currency }
const aurora: Site = { merchant: 'aurora', method: 'pix', currency: 'BRL' }

/** A gateway with its demo payment provider, and player01 of a merchant who deposits. */
export const startDepositBench = async ({ merchant, method: usualMethod, currency }: Site = aurora) => {
  const port = await freePort()
  const gateway: TestGateway = await startTestGateway({
    config: { pspUrl: `http://127.0.0.1:${port}`, pspPort: port, keys: { ...testConfig().keys, ops: opsKey } },
  })
  const bench = { gateway, token: '', webhookWorks: true }
  const webhook = async (
    body: string,
    key: SigningKey = gateway.ctx.config.keys.psp,
  ): Promise<LightMyRequestResponse> =>
    gateway.app.inject({
      method: 'POST',
      url: '/psp/v1/notifications',
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(key, 'POST', '/psp/v1/notifications', body, Date.now()),
      },
    })
  let psp: FastifyInstance
  let notifier: Notifier
  const startPsp = async () => {
    notifier = createNotifier(
      gateway.ctx,
      async (_url, body) => bench.webhookWorks && (await webhook(body)).statusCode === 200,
    )
    psp = await buildDemoPsp(gateway.ctx, notifier)
    await psp.listen({ port, host: '127.0.0.1' })
  }
  await startPsp()

  let keys = 0
  const newKey = () => `deposit-key-${++keys}`
  const order = (
    name: Extract<EndpointName, 'depositGateway' | 'depositQr' | 'depositTransfer'>,
    body: Record<string, unknown>,
    key: string | null = newKey(),
  ) =>
    gateway.call(name, { merchant, token: bench.token, body, headers: key === null ? {} : { 'idempotency-key': key } })
  const ops = <N extends OperatorCallName>(
    name: N,
    input?: CommandInput<N>,
    options?: Parameters<typeof callAsCommand>[3],
  ) => callAsCommand(gateway, name, input, options)
  /** An operator credits what they found on the account. */
  const approve = ({ depositId }: Deposit, amount: string) =>
    ops('decideDeposit', { body: { id: depositId, verdict: 'approve', amount } })
  const reject = ({ depositId }: Deposit, reason: string) =>
    ops('decideDeposit', { body: { id: depositId, verdict: 'reject', reason } })
  const pagePath = (deposit: Deposit) => new URL(deposit.payUrl).pathname
  return Object.assign(bench, {
    webhook,
    startPsp,
    psp: () => psp,
    newKey,
    order,
    ops,
    approve,
    reject,
    pagePath,
    /** A business day of its own, so that no test lives on the daily limit of another; the session has to be fresh then as well. */
    newDay: async () => {
      bench.webhookWorks = true
      gateway.clock.advance(86_400_000)
      bench.token = await gateway.tokenOf('player01', merchant)
    },
    start: async (
      amount = '100.00',
      method = usualMethod,
      name: 'depositGateway' | 'depositQr' | 'depositTransfer' = 'depositGateway',
      more: Record<string, unknown> = {},
    ): Promise<Deposit> => {
      const { body } = await order(name, { method, amount, ...more })
      if (!body.success) throw new Error(body.errorCode)
      return body.value
    },
    /** Later than the pause between two polls of the provider. */
    state: async (depositId: string) => {
      gateway.clock.advance(2500)
      const { body } = await gateway.call('depositStatus', { merchant, token: bench.token, query: { depositId } })
      return body.success ? body.value.state : body.errorCode
    },
    decide: (
      deposit: Deposit,
      decision: 'approve' | 'decline' | 'expire',
      behaviour?: Behaviour,
    ): Promise<LightMyRequestResponse> =>
      psp.inject({
        method: 'POST',
        url: `${pagePath(deposit)}/${decision}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: behaviour === undefined ? '' : `behaviour=${behaviour}`,
      }),
    /** The provider tries again what is not acknowledged. */
    deliverAgain: () => notifier.deliver(),
    report: (deposit: Deposit, changes: Record<string, unknown> = {}) =>
      JSON.stringify({
        paymentId: 'pay_x',
        reference: deposit.depositId,
        state: 'PAID',
        amount: '10000',
        currency,
        ...changes,
      }),
    balance: async () => {
      const member = await memberByAccount(gateway.ctx.db, merchant, 'player01')
      return (await playerFunds(gateway.ctx.db, merchant, member?.id ?? '', currency)).total
    },
    close: async () => {
      await psp.close()
      await gateway.close()
    },
  })
}
