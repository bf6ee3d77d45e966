import { deskSchemas, type DeskValue, type OperatorCallName } from '@mosaic/contracts/desk'
import { z } from 'zod'
import type { SigningKey } from '../../platform'
import { type CommandInput, signedCall } from './signed-call'

/** A refusal rejects with the text to print. */
export type Client = <N extends OperatorCallName>(name: N, input?: CommandInput<N>) => Promise<DeskValue<N>>

const success = z.object({ success: z.literal(true), value: z.unknown() })
const failure = z.object({ errorCode: z.string(), fields: z.record(z.string(), z.string()).default({}) })

/** The code of a refusal; of an invalid request the first field, of an invalid signature the reason. */
const problemOf = (status: number, json: unknown): string => {
  const { data } = failure.safeParse(json)
  if (!data) return String(status)
  const { errorCode, fields } = data
  const detail = errorCode === 'desk.request.invalid' ? Object.keys(fields)[0] : fields.signature
  return detail ?? errorCode
}

/** Operator calls to a running gateway, each signed. */
export const createClient =
  (url: string, key: SigningKey, as: string): Client =>
  async <N extends OperatorCallName>(name: N, input: CommandInput<N> = {}): Promise<DeskValue<N>> => {
    const { method, path, body, headers } = signedCall(key, as, name, input)
    const response = await fetch(url + path, { method, headers, body: body || undefined })
    const json: unknown = await response.json()
    const answered = success.safeParse(json)
    if (!answered.success) {
      const problem = problemOf(response.status, json)
      const isExplained = method === 'POST' || problem === 'desk.not.found'
      throw new Error(isExplained ? problem : `${url} answered ${response.status}`)
    }
    // The schema of the call gives the type of its value.
    return deskSchemas[name].value.parse(answered.data.value) as DeskValue<N>
  }
