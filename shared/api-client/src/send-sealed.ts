import type { BrowserEndpointName, ValueOf } from '@mosaic/contracts'
import type { Answer, Outgoing } from './attempt'
import { encryptBody, forgetKeys, knownKeys, rememberKeys } from './encryption'
import { failureIn } from './envelope'
import { send } from './transport'

type SessionKeys = ValueOf<'sessionKeys'>

/**
 * Refusals after which the keys and the server's time are fetched again. A device that slept may have stopped its
 * monotonic clock, which makes a body too old (`encryption.invalid`).
 */
const outdatedKeys: ReadonlySet<string> = new Set(['key.rotated', 'encryption.invalid'])

const codeOf = (answer: Answer): string => (answer.kind === 'answered' ? (failureIn(answer)?.code ?? '') : '')

/** Loads with the first call whose body is sealed. */
export const sendSealed = async (
  name: BrowserEndpointName,
  merchant: string,
  outgoing: Outgoing,
  fetchKeys: () => Promise<SessionKeys | null>,
): Promise<Answer> => {
  const keysNow = async (): Promise<SessionKeys | null> => {
    const known = knownKeys()
    if (known) return known
    const fetched = await fetchKeys()
    if (fetched) rememberKeys(fetched)
    return fetched
  }
  const seal = async () => {
    const keys = await keysNow()
    const sealed = keys && (await encryptBody(name, outgoing.body, merchant, keys).catch(() => null))
    return sealed && { body: sealed.body, headers: { ...outgoing.headers, Encryption: sealed.header } }
  }
  const answer = await send({ ...outgoing, seal })
  const code = codeOf(answer)
  if (!outdatedKeys.has(code)) return answer
  forgetKeys()
  // A network that repeated the first body may have had it carried out.
  return send({ ...outgoing, seal }, code === 'encryption.invalid' && outgoing.repeatable)
}
