import { authenticator, type Key, type Lie } from './authenticator'
import type { TestGateway } from './gateway'

const browser = authenticator()

/** A passkey of the token's member, made as the security centre makes it right after a login by password. */
export const newPasskey = async (
  gateway: TestGateway,
  token: string,
  name = 'My phone',
  lie: Lie = {},
): Promise<Key> => {
  const options = (await gateway.call('passkeyOptions', { token, body: {} })).body.value
  if (!options) throw new Error('The gateway gave no options.')
  const { key, credential } = browser.create(options, lie)
  const added = await gateway.call('addPasskey', { token, body: { name, credential } })
  if (!added.body.success) throw new Error(`The passkey was refused: ${added.body.errorCode}`)
  return key
}

export const loginOptions = async (gateway: TestGateway, loginDeviceId = 'd', ip?: string) => {
  const { value } = (await gateway.call('passkeyLoginOptions', { body: { loginDeviceId }, ip })).body
  if (!value) throw new Error('The gateway gave no options.')
  return value
}

/** A whole login by passkey, with fresh options. */
export const loginWith = async (gateway: TestGateway, key: Key, lie: Lie = {}, ip?: string) =>
  gateway.call('passkeyLogin', {
    ip,
    body: {
      credential: browser.sign(await loginOptions(gateway, 'd', ip), key, lie),
      loginDeviceId: 'd',
      remember: true,
    },
  })
