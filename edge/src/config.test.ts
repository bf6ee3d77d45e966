import { ConfigError, readConfig } from './config'

test('no settings: the site is at port 4000 and the gateway at the next port', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    gatewayUrl: 'http://localhost:4001',
    channel: 'stable',
    devRemotes: {},
  })
})

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ GATEWAY_URL: 'nowhere' }, 'GATEWAY_URL'],
  [{ CHANNEL: '../x' }, 'CHANNEL'],
  [{ DEV_REMOTES: 'wallet' }, 'DEV_REMOTES'],
  [{ DEV_REMOTES: 'wallet=http://localhost:1', NODE_ENV: 'production' }, 'DEV_REMOTES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, 0.0.0.0/0', NODE_ENV: 'production' }, 'TRUSTED_PROXIES'],
])('settings %j: the start fails and names the variable', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(name)
})

test('DEV_REMOTES names development servers by remote', () => {
  expect(readConfig({ DEV_REMOTES: 'wallet=http://localhost:4103,games=http://localhost:4104' }).devRemotes).toEqual({
    wallet: 'http://localhost:4103',
    games: 'http://localhost:4104',
  })
})
