import { randomUUID } from 'node:crypto'
import { endpoints, type Envelope, type ValueOf } from '@mosaic/contracts'
import type { Dispatcher, Pool } from 'undici'
import { type EncryptedBody, encrypter } from './encrypted-body'

export type EncryptedLogin = EncryptedBody
type Ended = { readonly status: number; readonly text: string }

const headers = (ip: string) => ({ merchant: 'aurora', 'x-forwarded-for': ip })
export const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** Bodies are kept only where they are read, and never as streams: the measuring side uses as little time as possible. */
const send = (pool: Pool, call: Dispatcher.DispatchOptions, keep: boolean): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let status = 0
    pool.dispatch(call, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, code) => {
        status = code
      },
      onResponseData: (_controller, chunk) => {
        if (keep) chunks.push(chunk)
      },
      onResponseEnd: () => resolve({ status, text: Buffer.concat(chunks).toString() }),
      onResponseError: (_controller, error) => reject(error),
    })
  })

/** Calls a gateway as the browsers of many visitors do: encrypted logins from an address each, reads with a session. */
export const visitor = (pools: { readonly logins: Pool; readonly reads: Pool }, people: number, password: string) => {
  const seal = async (count: number): Promise<EncryptedLogin[]> => {
    const { text } = await send(
      pools.logins,
      { method: 'GET', path: endpoints.sessionKeys.path, headers: headers('10.0.0.1') },
      true,
    )
    const { value } = JSON.parse(text) as Envelope<ValueOf<'sessionKeys'>>
    if (!value) throw new Error('The gateway has no key.')
    const encryptBody = await encrypter(value)
    const one = async (index: number): Promise<EncryptedLogin> => {
      const username = `bench${(index % people) + 1}`
      const plain = { type: 'username', username, password, loginDeviceId: randomUUID() }
      const { headers: own, body } = await encryptBody('login', plain)
      return { headers: { ...headers(addressOf(index)), ...own }, body }
    }
    const sealed: EncryptedLogin[] = []
    for (let index = 0; index < count; index += 1) sealed.push(await one(index))
    return sealed
  }

  const login = ({ headers: own, body }: EncryptedLogin, keep = false): Promise<Ended> =>
    send(pools.logins, { method: 'POST', path: endpoints.login.path, headers: own, body }, keep)

  const tokenOf = async (sealed: EncryptedLogin): Promise<string> => {
    const { text } = await login(sealed, true)
    const { value } = JSON.parse(text) as Envelope<ValueOf<'login'>>
    if (!value) throw new Error(`The gateway refused the login: ${text}`)
    return value.token
  }

  const read = async (token: string): Promise<number> =>
    (
      await send(
        pools.reads,
        { method: 'GET', path: endpoints.memberInfo.path, headers: { ...headers('10.0.0.2'), authorization: token } },
        false,
      )
    ).status

  return { seal, login: async (sealed: EncryptedLogin) => (await login(sealed)).status, tokenOf, read }
}
