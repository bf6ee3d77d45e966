import { ConfigError, readConfig } from './config'

test('without an environment the site is at port 4000 and the gateway beside it', () => {
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
])('%j stops the start and names the variable', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(name)
})

test('development servers are named with their remotes', () => {
  expect(readConfig({ DEV_REMOTES: 'wallet=http://localhost:4103,games=http://localhost:4104' }).devRemotes).toEqual({
    wallet: 'http://localhost:4103',
    games: 'http://localhost:4104',
  })
})
