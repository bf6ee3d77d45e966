import type { Envelope, ValueOf } from '@mosaic/contracts'
import {
  deskCalls,
  type DeskBody,
  type DeskCallName,
  type DeskQuery,
  type DeskValue,
  type Role,
  roles,
} from '@mosaic/contracts/desk'
import type { FastifyInstance } from 'fastify'
import { buildDesk, saveDemoOperators } from '../src/operator'
import { authenticator } from './authenticator'
import type { TestGateway } from './gateway'

export const deskUrl = 'http://localhost:4004'
export const deskPassword = 'a password of the tests'

type Options<N extends DeskCallName> = {
  readonly query?: DeskQuery<N>
  readonly body?: DeskBody<N>
  readonly cookie?: string
  readonly headers?: Record<string, string>
}
type DeskAnswer<N extends DeskCallName> = {
  readonly status: number
  readonly code: string
  readonly value: DeskValue<N>
  readonly cookie: string
  /** Token of the browser, after both factors. */
  readonly device: string
}

export type TestDesk = {
  readonly app: FastifyInstance
  call<N extends DeskCallName>(name: N, options?: Options<N>): Promise<DeskAnswer<N>>
  /** Signs an operator of that role in, with both factors, unless they are; two of one role are different operators. */
  operator(role: Role, which?: 1 | 2): Promise<string>
  close(): Promise<void>
}

/** The operator desk of a test gateway, with two operators of each role. */
export const startTestDesk = async (
  gateway: Pick<TestGateway, 'ctx'>,
  networks: readonly string[] | null = null,
): Promise<TestDesk> => {
  const app = await buildDesk(gateway.ctx, { url: deskUrl, files: null, networks })
  const browser = authenticator(deskUrl)
  const people = roles.flatMap((role) => [1, 2].map((which) => ({ name: `${role}-${which}`, role })))
  const sessions = new Map<string, string>()
  await saveDemoOperators(gateway.ctx, deskPassword, people)

  const call: TestDesk['call'] = async (name, { query, body, cookie, headers } = {}) => {
    const { method, path } = deskCalls[name]
    const response = await app.inject({
      method,
      url: path,
      query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
      ...(method === 'POST' && { payload: body ?? {} }),
      remoteAddress: '198.51.100.4',
      headers: { origin: deskUrl, ...(cookie && { cookie: `mosaic_ops=${cookie}` }), ...headers },
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const answer = isJson ? response.json<Envelope<never>>() : { success: true as const, value: null as never }
    return {
      status: response.statusCode,
      code: answer.success ? 'OK' : answer.errorCode,
      value: answer.value as never,
      cookie: response.cookies.find(({ name: each }) => each === 'mosaic_ops')?.value ?? '',
      device: response.cookies.find(({ name: each }) => each === 'mosaic_ops_device')?.value ?? '',
    }
  }

  return {
    app,
    call,
    operator: async (role, which = 1) => {
      const name = `${role}-${which}`
      const stored = sessions.get(name)
      if (stored && (await call('queues', { cookie: stored })).code === 'OK') return stored
      const { cookie } = await call('login', { body: { name, password: deskPassword } })
      const { value } = await call('passkeyOptions', { cookie, body: { another: true } })
      const { credential } = browser.create(value.options as unknown as ValueOf<'passkeyOptions'>)
      const answer = await call('passkeyAnswer', { cookie, body: { credential } })
      if (answer.code !== 'OK') throw new Error(`${role} could not sign in: ${answer.code}`)
      sessions.set(name, answer.cookie)
      return answer.cookie
    },
    close: () => app.close(),
  }
}
