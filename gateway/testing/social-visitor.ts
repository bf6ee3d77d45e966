import { createServer, type AddressInfo } from 'node:net'
import type { SocialProvider } from '@mosaic/contracts'
import { startTestGateway, type CallOptions, type TestGateway } from './gateway'

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A gateway that listens, since it calls its own test issuer over the network like any other issuer. */
export const startListeningGateway = async (
  overrides: Parameters<typeof startTestGateway>[0] = {},
  start = startTestGateway,
): Promise<TestGateway> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const gateway = await start({
    ...overrides,
    config: { port, url, testIssuerUrl: `${url}/issuer`, vendorWalletUrl: `${url}/vendor-wallet`, ...overrides.config },
  })
  await gateway.app.listen({ port, host: '127.0.0.1' })
  return gateway
}

export const ana = { name: 'Ana Test', email: 'ana.test@example.com' }
export type WayBack = {
  readonly state: string
  readonly code: string | null
  readonly error: string | null
  readonly origin: string
  readonly path: string
}

export type Place = {
  readonly merchant?: string
  readonly deviceId?: string
  readonly host?: string
  readonly ip?: string
}
export const deviceId = 'device-of-the-visitor'

/** Requests the provider's page. */
export const socialPage = async (
  gateway: TestGateway,
  provider: SocialProvider,
  { merchant, host, ip, ...place }: Place = {},
): Promise<URL> => {
  const options: CallOptions = {
    merchant,
    ip,
    body: { provider, loginDeviceId: place.deviceId ?? deviceId },
    ...(host && { headers: { host } }),
  }
  const answer = await gateway.call('socialStart', options)
  if (!answer.body.success) throw new Error(`${provider} could not be asked: ${answer.body.errorCode}`)
  return new URL(answer.body.value.authorizeUrl)
}

/** Presses a button of the provider's page and returns its redirect. */
export const decide = async (gateway: TestGateway, page: URL, decision: Record<string, string>): Promise<WayBack> => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: page.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...decision }).toString(),
  })
  const url = new URL(String(answer.headers.location))
  const { searchParams } = url
  return {
    state: searchParams.get('state') ?? '',
    code: searchParams.get('code'),
    error: searchParams.get('error'),
    origin: url.origin,
    path: url.pathname,
  }
}

export const allow = async (
  gateway: TestGateway,
  provider: SocialProvider,
  person = ana,
  place: Place = {},
): Promise<WayBack> => decide(gateway, await socialPage(gateway, provider, place), { decision: 'allow', ...person })

/** Sends the returned code to the gateway. */
export const returnFromProvider = (
  gateway: TestGateway,
  back: Pick<WayBack, 'state' | 'code'>,
  { merchant, ip, ...place }: Place = {},
) =>
  gateway.call('login', {
    merchant,
    ip,
    body: {
      type: 'social',
      socialState: back.state,
      socialCode: back.code ?? '',
      loginDeviceId: place.deviceId ?? deviceId,
      remember: true,
    },
  })

export const registration = (socialTicket: string, more: object = {}) => ({
  socialTicket,
  type: 0,
  registerMethod: 'H5',
  loginDeviceId: deviceId,
  ageConfirmed: true,
  agreement: true,
  birthday: '1990-02-03',
  ...more,
})

/** The ticket of a person without an account. */
export const ticketFor = async (
  gateway: TestGateway,
  provider: SocialProvider,
  person = ana,
  place: Place = {},
): Promise<string> => {
  const { body } = await returnFromProvider(gateway, await allow(gateway, provider, person, place), place)
  return body.success ? '' : (body.fields?.ticket ?? '')
}
