import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { base, edgeUnderTest, wallet } from '../testing/edge-under-test'
import { storeFolder } from '../server'
import { hostManifest } from '../testing/samples'

const { dataDir, get, lonely } = edgeUnderTest()

const stored = (file: string) => join(storeFolder(dataDir()), 'releases/wallet', wallet.release, file)

describe('released files', () => {
  test('are immutable, typed, readable from other origins and never sniffed', async () => {
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
  test('come precompressed', async () => {
    const br = await get(`${base}Page.js`, { 'accept-encoding': 'br' })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      'page of wallet',
    ])
    const gz = await get(`${base}Page.js`, { 'accept-encoding': 'gzip' })
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', 'page of wallet'])
  })
  test('are confirmed by their tag', async () => {
    const { headers } = await get(`${base}Page.js`)
    expect((await get(`${base}Page.js`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
  test('do not include server code, compressed twins or what the manifest does not list', async () => {
    expect((await get(`/releases/host/${hostManifest.release}/server/shell.cjs`)).statusCode).toBe(404)
    expect((await get(`${base}Page.js.br`)).statusCode).toBe(404)
    await writeFile(stored('smuggled.js'), 'smuggled')
    expect((await get(`${base}smuggled.js`)).statusCode).toBe(404)
  })
  test('art is immutable', async () => {
    const { headers, statusCode } = await get('/art/tile.webp')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('that are damaged are served from what is whole, or not at all, never as immutable, and the mended ones at once', async () => {
    const asked = () => get(`${base}Hero.js`, { 'accept-encoding': 'br' })
    const whole = await Promise.all(['Hero.js', 'Hero.js.br'].map((name) => readFile(stored(name))))
    await writeFile(stored('Hero.js.br'), whole[1]?.subarray(0, 5) ?? '')
    const plain = await asked()
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['hero of wallet', undefined])
    await Promise.all([writeFile(stored('Hero.css.br'), 'x'), writeFile(stored('Hero.css'), '.wallet-hero{color:red}')])
    const damaged = await get(`${base}Hero.css`, { 'accept-encoding': 'br' })
    expect([damaged.statusCode, damaged.headers['cache-control'], damaged.body]).toEqual([503, 'no-store', 'Damaged'])
    await Promise.all([
      writeFile(stored('Hero.js.br'), whole[1] ?? ''),
      writeFile(stored('Hero.css'), '.wallet-hero{color:blue}'),
    ])
    expect((await asked()).headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await get(`${base}Hero.css`)).body).toBe('.wallet-hero{color:blue}')
  })

  test('an edge that met a damaged manifest and no painted shell shows both once they are mended', async () => {
    const shell = join(storeFolder(dataDir()), 'releases/host', hostManifest.release, 'server/shell.cjs')
    const edge = await lonely()
    await cp(shell, `${dataDir()}/shell.cjs`)
    await rm(shell)
    await writeFile(stored('remote.json'), JSON.stringify({ ...wallet, integrity: { 'Page.js': 'sha384-other' } }))
    const shown = async () => (await edge.inject({ url: '/m/wallet', headers: { host: 'localhost' } })).body
    expect(await shown()).not.toMatch(/shell \/m\/wallet|Page\.js/)
    await cp(`${dataDir()}/shell.cjs`, shell)
    await writeFile(stored('remote.json'), JSON.stringify(wallet))
    expect(await shown()).toMatch(/Page\.js[\s\S]*shell \/m\/wallet/)
    await edge.close()
  })
})
