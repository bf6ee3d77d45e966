import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config'

const good = { SEAMLESS_SECRET: 's'.repeat(40), PROVIDER_SECRET: 'p'.repeat(40), DATA_DIR: '/nowhere/data' }

test('a complete environment is read, with defaults for the rest', () => {
  const reading = readConfig({ ...good, SITE_ORIGINS: 'http://a.test https://b.test/' }, '/')
  expect(reading).toMatchObject({
    ok: true,
    config: {
      port: 4002,
      dataDir: '/nowhere/data/studio',
      siteOrigins: ['http://a.test', 'https://b.test'],
      gatewayUrl: 'http://localhost:4001',
    },
  })
})

test.each([
  ['PORT', 'eighty'],
  ['GATEWAY_URL', 'not an address'],
  ['SEAMLESS_SECRET', 'short'],
  ['PROVIDER_SECRET', ''],
  ['SITE_ORIGINS', 'ftp://x'],
  ['WALLET_TIMEOUT_MS', '5'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) stops the start with one sentence that names it', (name, value) => {
  const reading = readConfig({ ...good, [name]: value }, '/')
  expect(reading.ok).toBe(false)
  expect(!reading.ok && reading.sentence).toMatch(new RegExp(`^The studio cannot start: ${name} .*\\.$`))
  expect(!reading.ok && reading.sentence).not.toContain('\n')
})

test('without secrets in the environment: those stored by the start script are used', () => {
  const dir = mkdtempSync(join(tmpdir(), 'studio-config-'))
  mkdirSync(dir, { recursive: true })
  writeFileSync(
    join(dir, 'secrets.json'),
    JSON.stringify({ SEAMLESS_KEY: 'a'.repeat(32), PROVIDER_KEY: 'b'.repeat(32) }),
  )
  expect(readConfig({ DATA_DIR: dir }, '/')).toMatchObject({
    ok: true,
    config: { walletKey: { secret: 'a'.repeat(32) }, providerKey: { secret: 'b'.repeat(32) } },
  })
})
