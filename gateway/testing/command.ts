import type { Envelope } from '@mosaic/contracts'
import type { DeskValue, OperatorCallName } from '@mosaic/contracts/desk'
import { type CommandInput, signedCall } from '../src/operator/command/signed-call'
import type { SigningKey } from '../src/platform'
import type { LightMyRequestResponse } from 'fastify'
import type { TestGateway } from './gateway'

export const opsKey = { id: 'ops-1', secret: 'a key of operators, long enough for tests' }

type CommandAnswer<N extends OperatorCallName> = {
  readonly status: number
  readonly code: string
  readonly value: DeskValue<N>
  readonly fields: Readonly<Record<string, string>>
  readonly response: LightMyRequestResponse
}
type Options = { readonly as?: string; readonly key?: SigningKey }

/** A signed call of the command line to a test gateway that has `opsKey`. */
export const callAsCommand = async <N extends OperatorCallName>(
  { app }: Pick<TestGateway, 'app'>,
  name: N,
  input: CommandInput<N> = {},
  { as = 'ana', key = opsKey }: Options = {},
): Promise<CommandAnswer<N>> => {
  const { method, path, body, headers } = signedCall(key, as, name, input)
  const response = await app.inject({ method, url: path, headers, ...(body && { payload: body }) })
  const isJson = String(response.headers['content-type']).includes('json')
  const answer = isJson ? response.json<Envelope<DeskValue<N>>>() : null
  return {
    status: response.statusCode,
    code: answer === null || answer.success ? 'OK' : answer.errorCode,
    value: answer?.value as DeskValue<N>,
    fields: (answer && !answer.success && answer.fields) || {},
    response,
  }
}
