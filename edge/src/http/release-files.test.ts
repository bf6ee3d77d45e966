import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { base, edgeUnderTest, wallet } from '../testing/edge-under-test'
import { storeFolder } from '../server'
import { hostManifest } from '../testing/samples'

const { dataDir, get, withoutGateway } = edgeUnderTest()

const stored = (file: string) => join(storeFolder(dataDir()), 'releases/wallet', wallet.release, file)

describe('released files', () => {
  test('released file: immutable, typed, cross-origin, nosniff', async () => {
    const { headers, statusCode, body } = await get(`${base}Page.js`)
    expect([statusCode, body]).toEqual([200, 'page of wallet'])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
  })
  test('released file: sent precompressed', async () => {
    const br = await get(`${base}Page.js`, { 'accept-encoding': 'br' })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      'page of wallet',
    ])
    const gz = await get(`${base}Page.js`, { 'accept-encoding': 'gzip' })
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', 'page of wallet'])
  })
  test('released file with a matching ETag: 304', async () => {
    const { headers } = await get(`${base}Page.js`)
    expect((await get(`${base}Page.js`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
  test('server code, compressed forms and unlisted files: 404', async () => {
    expect((await get(`/releases/host/${hostManifest.release}/server/shell.cjs`)).statusCode).toBe(404)
    expect((await get(`${base}Page.js.br`)).statusCode).toBe(404)
    await writeFile(stored('smuggled.js'), 'smuggled')
    expect((await get(`${base}smuggled.js`)).statusCode).toBe(404)
  })
  test('art file: immutable', async () => {
    const { headers, statusCode } = await get('/art/tile.webp')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('damaged file: an intact form is sent, else 503; the repaired file is sent at once', async () => {
    const requestHero = () => get(`${base}Hero.js`, { 'accept-encoding': 'br' })
    const whole = await Promise.all(['Hero.js', 'Hero.js.br'].map((name) => readFile(stored(name))))
    await writeFile(stored('Hero.js.br'), whole[1]?.subarray(0, 5) ?? '')
    const plain = await requestHero()
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['hero of wallet', undefined])
    await Promise.all([writeFile(stored('Hero.css.br'), 'x'), writeFile(stored('Hero.css'), '.wallet-hero{color:red}')])
    const damaged = await get(`${base}Hero.css`, { 'accept-encoding': 'br' })
    expect([damaged.statusCode, damaged.headers['cache-control'], damaged.body]).toEqual([503, 'no-store', 'Damaged'])
    await Promise.all([
      writeFile(stored('Hero.js.br'), whole[1] ?? ''),
      writeFile(stored('Hero.css'), '.wallet-hero{color:blue}'),
    ])
    expect((await requestHero()).headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await get(`${base}Hero.css`)).body).toBe('.wallet-hero{color:blue}')
  })

  test('damaged manifest and missing shell: both are used once they are repaired', async () => {
    const shell = join(storeFolder(dataDir()), 'releases/host', hostManifest.release, 'server/shell.cjs')
    const edge = await withoutGateway()
    await cp(shell, `${dataDir()}/shell.cjs`)
    await rm(shell)
    await writeFile(stored('remote.json'), JSON.stringify({ ...wallet, integrity: { 'Page.js': 'sha384-other' } }))
    const page = async () => (await edge.inject({ url: '/m/wallet', headers: { host: 'localhost' } })).body
    expect(await page()).not.toMatch(/shell \/m\/wallet|Page\.js/)
    await cp(`${dataDir()}/shell.cjs`, shell)
    await writeFile(stored('remote.json'), JSON.stringify(wallet))
    expect(await page()).toMatch(/Page\.js[\s\S]*shell \/m\/wallet/)
    await edge.close()
  })
})
