import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config'

const secrets = { SEAMLESS_KEY: 's'.repeat(32), PROVIDER_KEY: 'p'.repeat(32), PSP_KEY: 'k'.repeat(32) }
const read = (env: Record<string, string> = {}) => readConfig({ ...secrets, ...env }, '/nowhere')

test('without any setting the gateway stands beside the site’s default port and keeps its data below the working directory', () => {
  expect(read()).toMatchObject({
    port: 4001,
    url: 'http://localhost:4001',
    pspPort: 4003,
    studioUrl: 'http://localhost:4002',
    siteOrigin: 'http://localhost:4000',
    dataDir: '/nowhere/.data',
    databaseUrl: null,
    qa: true,
  })
})

test('addresses that are given win over the port', () => {
  expect(
    read({ PORT: '9', GATEWAY_URL: 'http://localhost:5001', PSP_URL: 'http://localhost:5003/', DATA_DIR: '/data' }),
  ).toMatchObject({
    port: 5001,
    pspPort: 5003,
    pspUrl: 'http://localhost:5003',
    dataDir: '/data',
  })
})

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ QA: 'yes' }, 'QA'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SITE_ORIGIN: 'javascript:alert(1)' }, 'SITE_ORIGIN'],
  [{ SEAMLESS_KEY: 'short' }, 'SEAMLESS_KEY'],
  [{ SEAMLESS_KEY: '' }, 'SEAMLESS_KEY'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DEMO_DAYS: '0' }, 'DEMO_DAYS'],
])('a wrong value %j stops the start with one sentence that names it', (env, name) => {
  const failure = (() => {
    try {
      return read(env)
    } catch (error) {
      return error
    }
  })()
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(new RegExp(`^${name} .*\\.$`))
})

test('production has no QA console, no demo accounts and no plain bodies, and refuses to start when asked for one of them', () => {
  const production = {
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://www.example.com',
    PSP_URL: 'https://api.payments.example',
  }
  expect(read(production)).toMatchObject({ qa: false, demo: false, allowPlainBodies: false })
  for (const name of ['DEMO', 'QA', 'ALLOW_PLAIN_BODIES'])
    expect(() => read({ ...production, [name]: '1' })).toThrow(ConfigError)
  for (const name of ['SITE_ORIGIN', 'PSP_URL']) expect(() => read({ ...production, [name]: '' })).toThrow(ConfigError)
})

test('secrets may stand beside the data; the environment wins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosaic-config-'))
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ ...secrets, PSP_KEY: 'f'.repeat(40) }))
  expect(readConfig({ DATA_DIR: folder }, '/nowhere').keys.psp.secret).toBe('f'.repeat(40))
  expect(readConfig({ DATA_DIR: folder, PSP_KEY: 'e'.repeat(40) }, '/nowhere').keys.psp.secret).toBe('e'.repeat(40))
  rmSync(folder, { recursive: true })
})
